//! The fonts for the page, with the names they are served under. Their licences (OFL) lie beside
//! them in `fonts/`.

/// Name and bytes of each font, beside the style sheet under `fonts/`.
pub const PAGE_FONTS: [(&str, &[u8]); 2] = [
    (
        "source-sans-3-latin-wght-normal.woff2",
        include_bytes!("../fonts/source-sans-3-latin-wght-normal.woff2"),
    ),
    (
        "marcellus-latin-400-normal.woff2",
        include_bytes!("../fonts/marcellus-latin-400-normal.woff2"),
    ),
];
