//! The rules of docs/rules/city.md, each proven by a test that bears its id.

mod contract;
mod pictures;
