//! Numbers in pictures: at most two decimals, no trailing zeros, the same bytes everywhere.

/// Writes `value` rounded to hundredths.
pub(super) fn push_number(out: &mut String, value: f32) {
    let hundredths = (f64::from(value) * 100.0).round() as i64;
    if hundredths < 0 {
        out.push('-');
    }
    let hundredths = hundredths.unsigned_abs();
    push_integer(out, hundredths / 100);
    match hundredths % 100 {
        0 => {}
        rest if rest % 10 == 0 => push_digits(out, &[(rest / 10) as u8]),
        rest => push_digits(out, &[(rest / 10) as u8, (rest % 10) as u8]),
    }
}

fn push_digits(out: &mut String, digits: &[u8]) {
    out.push('.');
    for digit in digits {
        out.push(char::from(b'0' + digit));
    }
}

fn push_integer(out: &mut String, mut value: u64) {
    let mut buffer = [0_u8; 20];
    let mut start = buffer.len();
    loop {
        start -= 1;
        buffer[start] = b'0' + (value % 10) as u8;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    for digit in &buffer[start..] {
        out.push(char::from(*digit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_fixed_decimals() {
        let cases = [
            (0.0, "0"),
            (-0.001, "0"),
            (1.5, "1.5"),
            (-12.345, "-12.35"),
            (100.0, "100"),
            (0.05, "0.05"),
            (999.999, "1000"),
        ];
        for (value, text) in cases {
            let mut out = String::new();
            push_number(&mut out, value);
            assert_eq!(out, text, "{value}");
        }
    }
}
