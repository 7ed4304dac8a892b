//! The page's files: built in, or read from a folder while developing. The built-in `index.html`
//! names the others by a path that holds a hash of all of them, so that browsers may keep them for
//! ever; under their plain names they are revalidated by ETag.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// Name and content of every file of `web/`, by name.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));
/// Of all of them, made by the build script.
const WEB_HASH: &str = env!("AEDILE_WEB_HASH");

const INDEX: &str = "index.html";
const HASHED: &str = "assets/";

/// Colours, fonts and the classes of pictures.
static SCENE_CSS: LazyLock<String> =
    LazyLock::new(|| format!("{}{}", scene::tokens_css(), scene::page_css()));

/// Of everything that is built in: what the build script cannot see is added.
static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new_with_prefix(WEB_HASH);
    all.update(SCENE_CSS.as_bytes());
    for (name, bytes) in scene::PAGE_FONTS {
        all.update(name);
        all.update(bytes);
    }
    hex(&all.finalize())
});

static HASHED_INDEX: LazyLock<String> = LazyLock::new(|| {
    let index = built_in(INDEX).expect("the page has an index");
    let mut index = String::from_utf8_lossy(index).into_owned();
    let web = WEB.iter().map(|(name, _)| (*name).to_string());
    let fonts = scene::PAGE_FONTS.iter();
    let fonts = fonts.map(|(name, _)| format!("fonts/{name}"));
    for name in web.chain(fonts).chain(["scene.css".to_string()]) {
        let hashed = format!("\"/{HASHED}{}/{name}\"", *HASH);
        index = index.replace(&format!("\"/{name}\""), &hashed);
    }
    index
});

/// Where the page's files come from.
#[derive(Debug)]
pub struct Assets {
    folder: Option<PathBuf>,
}

impl Assets {
    /// From a folder, or the built-in ones.
    pub fn new(folder: Option<PathBuf>) -> Assets {
        Assets { folder }
    }

    /// A file of the page but its index: `table/page.js`, or `assets/HASH/table/page.js`.
    pub async fn respond(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let hashed = path.strip_prefix(HASHED);
        let (hash, name) = hashed
            .and_then(|rest| rest.split_once('/'))
            .map_or((None, path), |(hash, name)| (Some(hash), name));
        if name == INDEX {
            return None;
        }
        let bytes = match generated(name) {
            Some(bytes) => Cow::Borrowed(bytes),
            None => self.read(name).await?,
        };
        // A tab that was opened before the last restart asks by another hash: it is given what
        // there is, and must not keep it under that name.
        match self.folder.is_none() && hash == Some(HASH.as_str()) {
            true => Some(immutable(name, bytes)),
            false => Some(revalidated(name, bytes, headers)),
        }
    }

    /// The page itself.
    pub async fn index(&self, headers: &HeaderMap) -> Option<Response> {
        let bytes = match &self.folder {
            None => Cow::Borrowed(HASHED_INDEX.as_bytes()),
            Some(_) => self.read(INDEX).await?,
        };
        Some(revalidated(INDEX, bytes, headers))
    }

    async fn read(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        let Some(folder) = &self.folder else {
            return built_in(name).map(Cow::Borrowed);
        };
        let path = inside(folder, name)?;
        let read = tokio::task::spawn_blocking(|| std::fs::read(path)).await;
        Some(Cow::Owned(read.ok()?.ok()?))
    }
}

fn generated(name: &str) -> Option<&'static [u8]> {
    if name == "scene.css" {
        return Some(SCENE_CSS.as_bytes());
    }
    let font = name.strip_prefix("fonts/")?;
    let mut fonts = scene::PAGE_FONTS.iter();
    fonts
        .find(|(known, _)| *known == font)
        .map(|(_, bytes)| *bytes)
}

fn built_in(name: &str) -> Option<&'static [u8]> {
    let found = WEB.binary_search_by(|(known, _)| (*known).cmp(name));
    found.ok().map(|index| WEB[index].1)
}

/// A path below the folder; nothing for one that would climb out of it.
fn inside(folder: &Path, name: &str) -> Option<PathBuf> {
    let below = Path::new(name);
    let plain = |part: Component<'_>| matches!(part, Component::Normal(_));
    below.components().all(plain).then(|| folder.join(below))
}

/// The first half of a digest: enough to tell apart what we made ourselves.
fn hex(digest: &[u8]) -> String {
    let bytes = digest.iter().take(8);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

/// A file that never changes under this path.
fn immutable(name: &str, bytes: Cow<'static, [u8]>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, content_type(name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, bytes).into_response()
}

/// Bytes that a browser may keep but must ask about, or "not modified" for who has them already.
pub fn revalidated(name: &str, bytes: Cow<'static, [u8]>, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&Sha256::digest(&bytes)));
    let known = asked.get(header::IF_NONE_MATCH);
    let known = known
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains(&tag));
    let tag = HeaderValue::from_str(&tag).expect("digits are plain");
    let headers = [
        (header::ETAG, tag),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = [(header::CONTENT_TYPE, content_type(name))];
    (headers, kind, bytes).into_response()
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_climbs_out_of_the_folder() {
        let folder = Path::new("web");
        assert!(inside(folder, "table/page.js").is_some());
        for bad in ["../Cargo.toml", "/etc/passwd", "table/../../x", "."] {
            assert_eq!(inside(folder, bad), None, "{bad}");
        }
    }

    #[test]
    fn the_index_and_the_styles_are_built_in() {
        assert!(built_in(INDEX).is_some());
        assert!(generated("scene.css").is_some());
        assert!(generated("fonts/marcellus-latin-400-normal.woff2").is_some());
        assert!(built_in("nothing.js").is_none());
    }

    #[test]
    fn every_file_that_the_index_names_is_named_by_the_hash() {
        let hashed = format!("=\"/{HASHED}{}/", *HASH);
        let paths = HASHED_INDEX.matches("=\"/").count();
        assert!(paths > 15, "{paths}");
        assert_eq!(HASHED_INDEX.matches(&hashed).count(), paths);
    }
}
