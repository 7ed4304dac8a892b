//! https without a proxy: a certificate and its key from two files, which are read again when they
//! change. How a connection is served is the same as without.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// How often it is asked whether the files are new ones.
const LOOK_EVERY: Duration = Duration::from_secs(60);

/// The certificate by which the server proves who it is. A clone is the same.
#[derive(Clone)]
pub struct Tls {
    files: Files,
    now: Arc<RwLock<Loaded>>,
}

#[derive(Clone, Debug)]
struct Files {
    certificates: PathBuf,
    key: PathBuf,
}

struct Loaded {
    config: Arc<ServerConfig>,
    changed: Changed,
}

/// When both files were last changed; nothing where a file system does not say.
type Changed = [Option<SystemTime>; 2];

/// Why there can be no https.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TlsError {
    /// A file is not there, or holds nothing that can be read.
    Unreadable(PathBuf, String),
    /// The key is not that of the certificate, or of a kind that nobody uses.
    Unfit(String),
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TlsError::Unreadable(file, why) => write!(f, "cannot read {}: {why}", file.display()),
            TlsError::Unfit(why) => write!(f, "certificate and key do not serve: {why}"),
        }
    }
}

impl std::error::Error for TlsError {}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.files.fmt(f)
    }
}

impl Tls {
    /// Reads the chain of certificates, the server's own first, and the key, both as PEM.
    ///
    /// # Errors
    /// They cannot be read, or do not belong together.
    pub fn open(certificates: &Path, key: &Path) -> Result<Tls, TlsError> {
        let files = Files {
            certificates: certificates.to_path_buf(),
            key: key.to_path_buf(),
        };
        let now = Arc::new(RwLock::new(files.load()?));
        Ok(Tls { files, now })
    }

    /// The server's part of the handshake.
    pub(super) async fn accept(&self, stream: TcpStream) -> std::io::Result<TlsStream<TcpStream>> {
        let config = self
            .now
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .config
            .clone();
        TlsAcceptor::from(config).accept(stream).await
    }

    /// Reads the files again if they were changed, and says whether new connections are served by
    /// others than before.
    ///
    /// # Errors
    /// What is there now does not serve: the old ones go on.
    pub fn reload(&self) -> Result<bool, TlsError> {
        let before = self
            .now
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .changed;
        if self.files.changed() == before {
            return Ok(false);
        }
        let loaded = self.files.load()?;
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = loaded;
        Ok(true)
    }

    /// Follows the files for as long as the server runs: certificates are renewed every few weeks.
    pub async fn follow(self) {
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            match self.reload() {
                Ok(true) => tracing::info!("the certificate was renewed"),
                Ok(false) => {}
                Err(error) => tracing::error!(%error, "the old certificate goes on"),
            }
        }
    }
}

impl Files {
    fn changed(&self) -> Changed {
        [&self.certificates, &self.key].map(|file| file.metadata().ok()?.modified().ok())
    }

    fn load(&self) -> Result<Loaded, TlsError> {
        // Before they are read: what changes meanwhile is read again.
        let changed = self.changed();
        let unreadable = |file: &Path, why: &dyn fmt::Display| {
            TlsError::Unreadable(file.to_path_buf(), why.to_string())
        };
        let chain: Result<Vec<_>, _> =
            CertificateDer::pem_file_iter(&self.certificates).and_then(|chain| chain.collect());
        let chain = chain.map_err(|why| unreadable(&self.certificates, &why))?;
        let key = PrivateKeyDer::from_pem_file(&self.key);
        let key = key.map_err(|why| unreadable(&self.key, &why))?;
        let config = config(chain, key).map_err(|why| TlsError::Unfit(why.to_string()))?;
        Ok(Loaded {
            config: Arc::new(config),
            changed,
        })
    }
}

fn config(
    chain: Vec<CertificateDer<'static>>,
    key: PrivateKeyDer<'static>,
) -> Result<ServerConfig, rustls::Error> {
    let provider = Arc::new(ring::default_provider());
    let versions = ServerConfig::builder_with_provider(provider);
    let mut config = versions
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(chain, key)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(config)
}
