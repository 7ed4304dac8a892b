//! `aedile serve`: the games in the browser.

use std::io::{self, Write};

use server::{AdminToken, Config, Expiry, Limits, Tls};
use store::Store as _;
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::data;
use crate::failure::Failure;

/// The environment variable that may hold the operators' token.
const ADMIN_TOKEN: &str = "AEDILE_ADMIN_TOKEN";

/// Serves until the process is asked to stop.
pub fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_max_level(args.log)
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    log_panics();
    data::runtime()?.block_on(serve_on(args, out))
}

/// A panic is a line of the log like all others; with its backtrace where one is asked for.
fn log_panics() {
    let usual = std::panic::take_hook();
    let verbose = std::env::var_os("RUST_BACKTRACE").is_some();
    std::panic::set_hook(Box::new(move |info| {
        server::note_panic(info);
        if verbose {
            usual(info);
        }
    }));
}

async fn serve_on(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let config = config(args)?;
    ignore_file_size_limit();
    let listener = listen(args).await?;
    let store = data::open(&args.data).await?;
    let address = listener.local_addr()?;
    let scheme = if config.tls.is_some() {
        "https"
    } else {
        "http"
    };
    let here = || format!("{scheme}://{address}");
    let shown = args.public_url.clone().unwrap_or_else(here);
    writeln!(out, "Aedile is at {shown}")?;
    out.flush()?;
    tracing::info!(%address, data = %args.data.data.display(), "serving");
    if let Some(fault) = store.trouble() {
        tracing::error!(%fault, "tables can be looked at, but nothing can be kept");
    }
    let server::Stopped = server::serve(listener, store, config, asked_to_stop()).await;
    Ok(())
}

fn config(args: &ServeArgs) -> Result<Config, Failure> {
    Ok(Config {
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        log_addresses: args.log_addresses,
        web: args.web.clone(),
        admin_token: admin_token(args)?,
        tls: tls(args)?,
        limits: if args.no_limits {
            Limits::WIDE
        } else {
            Limits::default()
        },
        expiry: Expiry {
            waiting: args.expire_waiting.time(),
            abandoned: args.expire_abandoned.time(),
        },
        bot_threads: args.bot_threads,
        ..Config::default()
    })
}

fn tls(args: &ServeArgs) -> Result<Option<Tls>, Failure> {
    let files = args.tls_cert.as_ref().zip(args.tls_key.as_ref());
    let tls = files.map(|(certificates, key)| Tls::open(certificates, key));
    tls.transpose()
        .map_err(|error| Failure::Input(error.to_string()))
}

/// The operators' token: from the file, or else from the environment.
fn admin_token(args: &ServeArgs) -> Result<Option<AdminToken>, Failure> {
    let text =
        match &args.admin_token_file {
            Some(file) => Some(std::fs::read_to_string(file).map_err(|error| {
                Failure::Input(format!("cannot read {}: {error}", file.display()))
            })?),
            None => std::env::var(ADMIN_TOKEN).ok(),
        };
    let token = text.map(|text| AdminToken::new(&text)).transpose();
    token.map_err(|error| Failure::Input(error.to_string()))
}

async fn listen(args: &ServeArgs) -> Result<TcpListener, Failure> {
    let address = args.listen;
    TcpListener::bind(address).await.map_err(|error| {
        Failure::Input(match error.kind() {
            io::ErrorKind::AddrInUse => {
                format!(
                    "port {} is taken by another program; choose one with --listen",
                    address.port()
                )
            }
            io::ErrorKind::AddrNotAvailable => {
                format!(
                    "this machine has no address {}; choose one with --listen",
                    address.ip()
                )
            }
            io::ErrorKind::PermissionDenied => {
                format!(
                    "port {} needs more rights; choose one above 1023 with --listen",
                    address.port()
                )
            }
            _ => format!("cannot listen on {address}: {error}"),
        })
    })
}

/// A file that may not grow any more is an error of a write, as a full disk is, and no reason to
/// end: whoever handles the signal is not ended by it.
fn ignore_file_size_limit() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// SIGXFSZ, of the same number on Linux, macOS and the BSDs.
        const FILE_TOO_LARGE: i32 = 25;
        if let Err(error) = signal(SignalKind::from_raw(FILE_TOO_LARGE)) {
            tracing::warn!(%error, "a file that grows too large would end the server");
        }
    }
}

/// Ctrl-C, or the signal of a service manager.
async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
