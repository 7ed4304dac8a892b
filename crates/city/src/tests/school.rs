//! school
