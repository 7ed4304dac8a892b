//! Measures on colours, for tests: WCAG contrast, colour vision after Machado, Oliveira and
//! Fernandes (2009) at full severity, and distance by CIEDE2000.

use libm::hypot;

use super::Rgb;

type Vector = [f64; 3];

/// How a colour is seen.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sight {
    Normal,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

impl Sight {
    pub const ALL: [Sight; 4] = [
        Sight::Normal,
        Sight::Protanopia,
        Sight::Deuteranopia,
        Sight::Tritanopia,
    ];

    fn matrix(self) -> [Vector; 3] {
        match self {
            Sight::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }
}

fn linear(color: Rgb) -> Vector {
    [16, 8, 0].map(|shift| {
        let c = f64::from((color.0 >> shift) & 0xFF) / 255.0;
        if c <= 0.04045 {
            c / 12.92
        } else {
            libm::pow((c + 0.055) / 1.055, 2.4)
        }
    })
}

fn luminance(color: Rgb) -> f64 {
    dot([0.2126, 0.7152, 0.0722], linear(color))
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// The WCAG contrast ratio.
pub(super) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The distance of two colours as seen.
pub(super) fn distance(a: Rgb, b: Rgb, sight: Sight) -> f64 {
    ciede2000(lab(seen(a, sight)), lab(seen(b, sight)))
}

fn seen(color: Rgb, sight: Sight) -> Vector {
    let color = linear(color);
    sight.matrix().map(|row| dot(row, color).clamp(0.0, 1.0))
}

/// Linear sRGB to CIELAB under D65.
fn lab(rgb: Vector) -> Vector {
    let x = dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047;
    let y = dot([0.2126729, 0.7151522, 0.0721750], rgb);
    let z = dot([0.0193339, 0.1191920, 0.9503041], rgb) / 1.08883;
    let f = |t: f64| {
        if t > 0.008856 {
            libm::cbrt(t)
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    [
        116.0 * f(y) - 16.0,
        500.0 * (f(x) - f(y)),
        200.0 * (f(y) - f(z)),
    ]
}

fn ciede2000([l1, a1, b1]: Vector, [l2, a2, b2]: Vector) -> f64 {
    let mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2.0;
    let g = 0.5 * (1.0 - chroma_weight(mean_chroma));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (hypot(a1, b1), hypot(a2, b2));
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let (dl, dc) = (l2 - l1, c2 - c1);
    let grey = c1 * c2 == 0.0;
    let turn = if grey {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let dh = 2.0 * (c1 * c2).sqrt() * libm::sin((turn / 2.0).to_radians());
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if grey { h1 + h2 } else { mean_hue(h1, h2) };
    let cos = |degrees: f64| libm::cos(degrees.to_radians());
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let off = (l - 50.0) * (l - 50.0);
    let (dl, dc, dh) = (
        dl / (1.0 + 0.015 * off / (20.0 + off).sqrt()),
        dc / (1.0 + 0.045 * c),
        dh / (1.0 + 0.015 * c * t),
    );
    let blue = 60.0 * libm::exp(-libm::pow((h - 275.0) / 25.0, 2.0));
    let rotation = -2.0 * chroma_weight(c) * libm::sin(blue.to_radians());
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

fn chroma_weight(chroma: f64) -> f64 {
    let c7 = libm::pow(chroma, 7.0);
    (c7 / (c7 + libm::pow(25.0, 7.0))).sqrt()
}

fn hue(a: f64, b: f64) -> f64 {
    libm::atan2(b, a).to_degrees().rem_euclid(360.0)
}

fn mean_hue(h1: f64, h2: f64) -> f64 {
    let sum = h1 + h2;
    if (h1 - h2).abs() <= 180.0 {
        sum / 2.0
    } else if sum < 360.0 {
        (sum + 360.0) / 2.0
    } else {
        (sum - 360.0) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of the data published with the formula (Sharma, Wu, Dalal 2005).
    #[test]
    fn the_distance_is_the_published_one() {
        let pairs = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            (
                [2.0776, 0.0795, -1.1350],
                [0.9033, -0.0636, -0.5514],
                0.9082,
            ),
        ];
        for (a, b, expected) in pairs {
            assert!((ciede2000(a, b) - expected).abs() < 5e-5, "{a:?} {b:?}");
        }
    }
}
