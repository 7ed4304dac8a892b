//! One area for the page, and the symbols that a game sends once.

use super::writer::Writer;
use crate::{Area, Detail, Pattern, Rect, Symbol};

/// An area as it is sent: its SVG and a hash of it. Equal hash, nothing to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The element `<svg>`, without symbols and without colours.
    pub svg: String,
    /// Of the SVG; equal on every machine.
    pub hash: u64,
}

impl Area {
    /// The area for the page.
    pub fn fragment(&self) -> Fragment {
        let mut writer = Writer {
            out: String::with_capacity(16 * 1024),
        };
        open_svg(&mut writer, self);
        writer.items(self.items());
        writer.raw("</svg>");
        let hash = fingerprint(writer.out.as_bytes());
        Fragment {
            svg: writer.out,
            hash,
        }
    }
}

fn open_svg(writer: &mut Writer, area: &Area) {
    let size = area.size();
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"area\"");
    writer.attribute("data-area", &area.id().to_string());
    writer.number("width", size.w);
    writer.number("height", size.h);
    writer.view_box(Rect {
        x: 0.0,
        y: 0.0,
        w: size.w,
        h: size.h,
    });
    let Detail { near, far } = Detail::of(area);
    for (name, least) in [("data-near", near), ("data-far", far)] {
        if let Some(least) = least {
            writer.number(name, least);
        }
    }
    writer.raw(" role=\"group\"");
    writer.attribute("aria-label", area.label());
    writer.raw(">");
}

/// The elements `<symbol>` and `<pattern>`, to stand in one `<defs>` of the page.
pub fn symbols_svg(symbols: impl IntoIterator<Item = Symbol>) -> String {
    let mut writer = Writer::default();
    for symbol in symbols {
        write_symbol(&mut writer, &symbol);
    }
    for pattern in Pattern::ALL {
        write_pattern(&mut writer, *pattern);
    }
    writer.out
}

fn write_symbol(writer: &mut Writer, symbol: &Symbol) {
    writer.raw("<symbol");
    writer.attribute("id", symbol.id);
    writer.view_box(Rect {
        x: 0.0,
        y: 0.0,
        w: symbol.size.w,
        h: symbol.size.h,
    });
    writer.raw(">");
    writer.items(symbol.parts);
    writer.raw("</symbol>");
}

fn write_pattern(writer: &mut Writer, pattern: Pattern) {
    let tile = pattern.tile();
    writer.raw("<pattern id=\"p-");
    writer.raw(pattern.as_str());
    writer.raw("\" patternUnits=\"userSpaceOnUse\"");
    writer.number("width", tile.w);
    writer.number("height", tile.h);
    if tile.turn != 0.0 {
        writer.raw(" patternTransform=\"rotate(");
        super::push_number(&mut writer.out, tile.turn);
        writer.raw(")\"");
    }
    writer.raw("><path class=\"");
    if tile.width > 0.0 {
        writer.raw("f-0 l-");
    } else {
        writer.raw("f-");
    }
    writer.raw(tile.token.as_str());
    writer.raw("\"");
    if tile.width > 0.0 {
        writer.number("stroke-width", tile.width);
    }
    writer.number("opacity", tile.opacity);
    writer.attribute("d", tile.d);
    writer.raw("/></pattern>");
}

/// FNV-1a over 8 bytes at a time: quick, stable, and no secret hangs on it.
fn fingerprint(bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01B3;
    let mix = |hash: u64, word: u64| {
        let hash = (hash ^ word).wrapping_mul(PRIME);
        hash ^ (hash >> 32)
    };
    let mut chunks = bytes.chunks_exact(8);
    let mut hash = 0xCBF2_9CE4_8422_2325;
    for chunk in &mut chunks {
        hash = mix(
            hash,
            u64::from_le_bytes(chunk.try_into().expect("chunks of 8")),
        );
    }
    for byte in chunks.remainder() {
        hash = mix(hash, u64::from(*byte));
    }
    mix(hash, bytes.len() as u64)
}
