//! Small helpers for text in HTML.

/// Text that stays text.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    // A number and its sign stay on one line.
    out.replace(" %", "\u{a0}%")
}

/// A whole number with a comma after thousands.
pub fn thousands(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A table: headings, then rows; the first column is text.
pub fn table(caption: &str, headings: &[&str], rows: &[Vec<String>]) -> String {
    let head: String = headings
        .iter()
        .map(|heading| format!("<th scope=\"col\">{heading}</th>"))
        .collect();
    let row = |row: &Vec<String>| {
        let cells: String = row
            .iter()
            .skip(1)
            .map(|cell| format!("<td>{}</td>", escaped(cell)))
            .collect();
        let first = escaped(row.first().map_or("", String::as_str));
        format!("<tr><th scope=\"row\">{first}</th>{cells}</tr>\n")
    };
    let rows: String = rows.iter().map(row).collect();
    format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{caption}\">\n<table>\n\
         <caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n\
         </table>\n</div>\n",
        caption = escaped(caption),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        let all = [0.0, 999.0, 1000.0, 1_234_567.4].map(thousands);
        assert_eq!(all, ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn text_stays_text() {
        assert_eq!(escaped("<b> & \"x\""), "&lt;b&gt; &amp; &quot;x&quot;");
    }
}
