//! The page's files: built in, or read from a folder while developing. Each has an ETag.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

static BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// Colours, fonts and the classes of pictures.
static SCENE_CSS: LazyLock<String> =
    LazyLock::new(|| format!("{}{}", scene::tokens_css(), scene::page_css()));

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

    /// A file of the page: `table/page.js`.
    pub async fn file(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        if let Some(generated) = generated(name) {
            return Some(Cow::Borrowed(generated));
        }
        match &self.folder {
            None => built_in(name).map(Cow::Borrowed),
            Some(folder) => {
                let path = inside(folder, name)?;
                let read = tokio::task::spawn_blocking(|| std::fs::read(path)).await;
                Some(Cow::Owned(read.ok()?.ok()?))
            }
        }
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
    let found = BUILT_IN.binary_search_by(|(known, _)| (*known).cmp(name));
    found.ok().map(|index| BUILT_IN[index].1)
}

/// A path below the folder; nothing for one that would climb out of it.
fn inside(folder: &Path, name: &str) -> Option<PathBuf> {
    let below = Path::new(name);
    let plain = |part: Component<'_>| matches!(part, Component::Normal(_));
    below.components().all(plain).then(|| folder.join(below))
}

/// Bytes as an answer, or "not modified" for who has them already.
pub fn answer(name: &str, bytes: Cow<'static, [u8]>, asked: &HeaderMap) -> Response {
    let digest = Sha256::digest(&bytes);
    let mut tag = String::from("\"");
    for byte in &digest[..8] {
        tag.push_str(&format!("{byte:02x}"));
    }
    tag.push('"');
    let known = asked.get(header::IF_NONE_MATCH);
    let known = known
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains(&tag));
    let mut headers = HeaderMap::new();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    (headers, bytes.into_owned()).into_response()
}

fn kind(name: &str) -> &'static str {
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
    fn the_shell_and_the_styles_are_built_in() {
        assert!(built_in("index.html").is_some());
        assert!(generated("scene.css").is_some());
        assert!(generated("fonts/marcellus-latin-400-normal.woff2").is_some());
        assert!(built_in("nothing.js").is_none());
    }
}
