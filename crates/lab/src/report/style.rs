//! The style sheet of the page: the tokens and classes of all pictures, the two fonts inside, and
//! a quiet frame round the plots.

use scene::{PAGE_FONTS, page_css, tokens_css};

use super::base64::base64;

/// The whole sheet. It asks for nothing outside of the page.
pub fn sheet() -> String {
    let mut classes = page_css();
    for (name, bytes) in PAGE_FONTS {
        let inside = format!("data:font/woff2;base64,{}", base64(bytes));
        classes = classes.replace(&format!("fonts/{name}"), &inside);
    }
    tokens_css() + &classes + FRAME
}

const FRAME: &str = "\
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 var(--sans);font-feature-settings:\"tnum\"}
header,main{max-width:1200px;margin:0 auto;padding:0 16px}
header{padding-top:28px}
.where,.facts{color:var(--ink-2);margin:0}
h1,h2{font-family:var(--display);font-weight:400;line-height:1.2}
h1{font-size:30px;margin:4px 0 8px}
h2{font-size:23px;margin:0 0 8px}
h3{font-size:15.5px;font-weight:650;margin:8px 0 4px}
section{margin:36px 0}
section>p{max-width:75ch;margin:0 0 16px}
#findings{background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--accent);border-radius:14px;padding:20px}
#findings>p{font-size:16px;max-width:90ch}
#findings .groups{columns:2 440px;column-gap:36px}
#findings h3{break-after:avoid}
#findings ul{margin:4px 0 12px;padding-left:20px}
#findings li{margin:4px 0;break-inside:avoid}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px;margin-bottom:16px}
.stacks{columns:340px;column-gap:16px}
.stacks figure{break-inside:avoid;margin-bottom:16px}
figure{margin:0;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:14px 16px 12px;min-width:0}
figcaption{font-weight:650;margin-bottom:10px}
figcaption small{display:block;font-weight:400;font-size:13.5px;color:var(--ink-2)}
figure svg{display:block;width:100%;height:auto;overflow:visible}
.area text{user-select:auto;pointer-events:auto}
details{margin:4px 0}
summary{cursor:pointer;font-weight:650;padding:8px 0}
summary:focus-visible,.wide:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.wide{overflow-x:auto;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:12px 16px;margin-bottom:16px}
table{border-collapse:collapse;font-size:14.5px}
caption{text-align:left;font-weight:650;padding-bottom:6px;white-space:nowrap}
th,td{padding:4px 14px 4px 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{font-weight:600}
th:first-child{text-align:left}
thead th{color:var(--ink-2);font-size:13.5px;vertical-align:bottom}
tbody tr:last-child>*{border-bottom:0}
@media (max-width:760px){#findings{padding:16px}figure{padding:12px}}
@media print{body{background:none}figure,section{break-inside:avoid}}
";
