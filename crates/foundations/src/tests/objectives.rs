//! objectives
