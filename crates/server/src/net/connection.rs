//! One connection from its first byte to its last: HTTP/1.1, given up where the other side is
//! silent, slow or in the way of others.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;

use super::sockets::{Asking, Socket};
use super::timed_io::TimedIo;
use crate::config::Timeouts;

/// Headers longer than this are refused; also what a connection may hold of unread bytes.
const BUFFER_BYTES: usize = 32 * 1024;

/// Serves a connection to its end.
pub async fn serve<S: AsyncRead + AsyncWrite + Send + Unpin + 'static>(
    io: TimedIo<S>,
    peer: SocketAddr,
    socket: Arc<Socket>,
    router: Router,
    timeouts: Timeouts,
    mut stopping: watch::Receiver<bool>,
) {
    let service = TowerToHyperService::new(router);
    let asked = socket.clone();
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let asking = asked.ask();
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let answering = service.call(request);
        async move {
            let response: Response = answering.await?;
            Ok::<_, Infallible>(response.map(|body| Answer {
                body,
                _asking: asking,
            }))
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(timeouts.idle)
        .max_buf_size(BUFFER_BYTES);
    let mut serving = pin!(
        http.serve_connection(TokioIo::new(io), answer)
            .with_upgrades()
    );
    let mut first_head = pin!(tokio::time::sleep(timeouts.head));
    let mut is_late = false;
    let mut stops = false;
    loop {
        tokio::select! {
            // Whether it ended well or not, it is over.
            _ = serving.as_mut() => return,
            // One that began to ask in the same moment stays.
            () = socket.gives_way() => if socket.is_silent() { return },
            () = first_head.as_mut(), if !is_late => is_late = true,
            _ = stopping.wait_for(|stop| *stop), if !stops => {
                stops = true;
                serving.as_mut().graceful_shutdown();
            }
        }
        if (is_late && !socket.has_asked()) || (stops && socket.is_silent()) {
            return;
        }
    }
}

/// The body of an answer: the connection asks for something until the last of it is on its way.
struct Answer {
    body: Body,
    _asking: Asking,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
