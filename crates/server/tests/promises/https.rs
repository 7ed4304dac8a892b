//! https by the server itself: pages, cookies and live connections over it, and a certificate that
//! is renewed while people play.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use serde_json::json;
use server::{Config, Timeouts, Tls, TlsError};
use store::Settings;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::test_server::{GAME, TestServer, wide};

const NAME: &str = "rome.example";

/// A certificate in its files.
struct Issued {
    folder: TempDir,
    authority: CertificateDer<'static>,
}

impl Issued {
    fn new() -> Issued {
        let folder = tempfile::tempdir().unwrap();
        let authority = write(folder.path());
        Issued { folder, authority }
    }

    fn renew(&mut self) {
        self.authority = write(self.folder.path());
        // A clock that only counts seconds would not tell them apart.
        let later = SystemTime::now() + Duration::from_secs(5);
        let file = fs::File::options()
            .append(true)
            .open(self.files()[0].clone());
        file.unwrap().set_modified(later).unwrap();
    }

    fn files(&self) -> [PathBuf; 2] {
        ["cert.pem", "key.pem"].map(|name| self.folder.path().join(name))
    }

    fn open(&self) -> Result<Tls, TlsError> {
        let [certificates, key] = self.files();
        Tls::open(&certificates, &key)
    }

    async fn connect(&self, server: &TestServer) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        roots.add(self.authority.clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let stream = TcpStream::connect(server.address).await?;
        let name = ServerName::try_from(NAME).unwrap();
        TlsConnector::from(Arc::new(config))
            .connect(name, stream)
            .await
    }

    /// Everything that is answered to a request.
    async fn asked(&self, server: &TestServer, request: &str) -> String {
        let mut stream = self.connect(server).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // Some ends of a connection are not announced.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    }
}

/// Writes a new certificate and its key, and gives the certificate.
fn write(folder: &Path) -> CertificateDer<'static> {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed([NAME.to_string()]).unwrap();
    fs::write(folder.join("cert.pem"), cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), signing_key.serialize_pem()).unwrap();
    cert.der().clone()
}

async fn serving(tls: Tls) -> TestServer {
    let config = Config {
        tls: Some(tls),
        timeouts: Timeouts {
            head: Duration::from_millis(500),
            ..Timeouts::default()
        },
        ..wide()
    };
    TestServer::with(config, Settings::default()).await
}

fn head(line: &str) -> String {
    format!("{line} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_cookies_and_links_are_of_https() {
    let issued = Issued::new();
    let server = serving(issued.open().unwrap()).await;
    let page = issued.asked(&server, &(head("GET /") + "\r\n")).await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let people = json!([{"kind": "me"}, {"kind": "open"}]);
    let new = json!({"game": GAME, "seats": people}).to_string();
    let length = new.len();
    let origin = format!("Origin: https://{NAME}\r\nContent-Length: {length}\r\n\r\n{new}");
    let made = issued
        .asked(&server, &(head("POST /api/tables") + &origin))
        .await;
    assert!(made.starts_with("HTTP/1.1 200"), "{made}");
    let cookie = made.lines().find(|line| line.starts_with("set-cookie"));
    assert!(cookie.unwrap().contains("; Secure"), "{made}");
    assert!(made.contains(&format!("https://{NAME}/join#")), "{made}");
    // A live connection begins like everywhere.
    let id = made.split_once("\"id\":\"").unwrap().1;
    let id = id.split_once('"').unwrap().0;
    let mut stream = issued.connect(&server).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{id}/live HTTP/1.1\r\nHost: {NAME}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_shake_hands_is_let_go() {
    let issued = Issued::new();
    let server = serving(issued.open().unwrap()).await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let mut plain = TcpStream::connect(server.address).await.unwrap();
    plain
        .write_all((head("GET /") + "\r\n").as_bytes())
        .await
        .unwrap();
    for stream in [&mut silent, &mut plain] {
        let mut told = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut told));
        let _ = read.await.expect("the server ends the connection");
        assert!(!String::from_utf8_lossy(&told).contains("HTTP"));
    }
    let page = issued
        .asked(&server, &(head("GET /healthz") + "\r\n"))
        .await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_certificate_is_taken_and_a_broken_one_is_not() {
    let mut issued = Issued::new();
    let tls = issued.open().unwrap();
    let server = serving(tls.clone()).await;
    assert_eq!(tls.reload(), Ok(false));
    issued.renew();
    assert!(issued.connect(&server).await.is_err(), "it is the old one");
    assert_eq!(tls.reload(), Ok(true));
    issued.connect(&server).await.unwrap();
    // The old ones go on where the new ones do not serve.
    let [certificates, key] = issued.files();
    fs::write(&key, "no key").unwrap();
    assert!(matches!(tls.reload(), Err(TlsError::Unreadable(file, _)) if file == key));
    issued.connect(&server).await.unwrap();
    fs::remove_file(&certificates).unwrap();
    assert!(matches!(tls.reload(), Err(TlsError::Unreadable(file, _)) if file == certificates));
    issued.connect(&server).await.unwrap();
}

#[test]
fn files_that_do_not_serve_are_refused_with_a_reason() {
    let (one, other) = (Issued::new(), Issued::new());
    let [certificates, key] = one.files();
    let [_, foreign] = other.files();
    let refused = Tls::open(&certificates, &foreign).unwrap_err();
    assert!(matches!(refused, TlsError::Unfit(_)), "{refused}");
    let refused = Tls::open(&key, &key).unwrap_err();
    assert!(refused.to_string().len() > 10, "{refused}");
    let missing = one.folder.path().join("missing.pem");
    let refused = Tls::open(&missing, &key).unwrap_err();
    assert!(refused.to_string().contains("missing.pem"), "{refused}");
}
