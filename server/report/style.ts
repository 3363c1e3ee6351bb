/** Style sheet of a report, with the colours of the site: light theme, dark theme and print. */
export const STYLE = `
:root{color-scheme:light dark;--page:#fbf7ee;--surface:#fffdf8;--text:#142036;--muted:#55607a;--line:#e5dac3;--water:#0c7f76;--clay:#b14f28;--sand:#d9b878}
@media (prefers-color-scheme:dark){:root{--page:#0d1526;--surface:#142036;--text:#f6efdf;--muted:#a9b3c8;--line:#26344f;--water:#3fd0c0;--clay:#ee8b5e;--sand:#8a744e}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 'Instrument Sans',system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:76rem;margin:0 auto;padding:clamp(2rem,6vw,5rem) clamp(1.25rem,5vw,4rem)}
header>p{margin:0;color:var(--water);font-weight:600}
h1{margin:.25rem 0 0;font-size:clamp(2rem,1.4rem + 2.6vw,3.5rem);line-height:1.1;letter-spacing:-.03em;font-weight:600;text-wrap:balance}
h2{margin:0 0 1rem;font-size:1.25rem;line-height:1.3;letter-spacing:-.01em;font-weight:600}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1.5rem 2rem;margin:clamp(2rem,4vw,3rem) 0 0;padding:1.5rem 0;border-block:1px solid var(--line)}
dt{color:var(--muted)}
dd{margin:0;font-size:clamp(1.75rem,1.4rem + 1.2vw,2.5rem);line-height:1.2;letter-spacing:-.02em;font-weight:600}
section{margin-block-start:clamp(2.5rem,4vw,3.5rem);min-width:0}
.grid{display:grid;gap:0 clamp(2rem,5vw,5rem)}
@media (min-width:60rem){.grid{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400;overflow-wrap:anywhere}
th+td,td+td{padding-inline-start:1rem}
thead th{color:var(--muted);font-size:.875rem;padding-block-start:0;white-space:nowrap}
thead th+th{padding-inline-start:1rem}
th:has(+td bdi){white-space:nowrap;width:1%}
.count{text-align:end;white-space:nowrap;width:1%}
.share{color:var(--muted);min-width:4.5ch}
.none,.more{margin:.75rem 0 0;color:var(--muted)}
.none{margin-block-start:0}
svg{display:block;width:100%}
.time{height:auto;overflow:visible}
.narrow{display:none}
@media (max-width:40rem){.wide.time{display:none}.narrow{display:block}}
.time text{fill:var(--muted);font-size:12px}
.time .peak{fill:var(--text);font-weight:600}
.time .rule{stroke:var(--line)}
.time .axis{stroke:var(--muted)}
.bar{fill:var(--water)}
.time g:hover .bar{fill:var(--clay)}
.row{height:.25rem;margin-block-start:.375rem}
.split{height:.75rem;margin-block-end:1rem}
.p1{fill:var(--water)}.p2{fill:var(--sand)}.p3{fill:var(--clay)}
.parts tbody th::before{content:'';display:inline-block;width:.75rem;height:.75rem;margin-inline-end:.625rem;background:var(--water);print-color-adjust:exact;forced-color-adjust:none}
.parts tbody tr:nth-child(3n+2) th::before{background:var(--sand)}
.parts tbody tr:nth-child(3n) th::before{background:var(--clay)}
details{margin-block-start:1rem}
summary{display:inline-block;color:var(--water);cursor:pointer;padding-block:.25rem;text-decoration:underline;text-underline-offset:.2em}
details table{max-width:28rem;margin-block-start:1rem}
:focus-visible{outline:3px solid var(--water);outline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{margin-block-start:4rem;padding-block-start:1.5rem;border-block-start:1px solid var(--line);color:var(--muted)}
footer p{max-width:42rem;margin:0;font-size:.9375rem}
@media print{:root{color-scheme:light}main{padding:0}section{break-inside:avoid}details{display:none}}
`;
