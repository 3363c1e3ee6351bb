/** The contact sheet: a page with every drawing at a glance. */
interface Sheet {
  reference: string;
  svg: string;
  /** Bytes, brotli. */
  weight: number;
}

/** HTML of the sheet. Each drawing is an image, as on the site. */
export function contactSheet(drawings: readonly Sheet[]): string {
  const cells = drawings.map(({ reference, svg, weight }) => {
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><img src="${source}" alt=""><img class="rtl" src="${source}" alt=""><figcaption>${reference} · ${weight} B</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>
:root{color-scheme:light dark}body{margin:0;padding:24px;font:13px system-ui;background:light-dark(#fbf7ee,#0d1526);color:light-dark(#142036,#f6efdf);display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:20px}
figure{margin:0;position:relative}img{width:100%;display:block}.rtl{position:absolute;inset-block-start:0;inset-inline-end:0;width:22%;scale:-1 1;opacity:.9}
</style>${cells.join('')}`;
}
