//! aqueducts
