//! Connections as the network gives them: who is let in, for how long, and how all of them end.
//! What is said on them is for `http` and `live`.

mod accept;
mod connection;
mod open_files;
mod sockets;
mod timed_io;
mod tls;

pub use accept::{Shutdown, serve_until};
pub use open_files::allowed_sockets;
pub use tls::{Tls, TlsError};
