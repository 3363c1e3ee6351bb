interface Entry {
  id: string;
  svg: string;
  /** Size in CSS pixels on the site. */
  width: number;
  height: number;
  /** Size in bytes after Brotli compression. */
  bytes: number;
}

/** A drawing gets its own row when its width divided by its height is greater than this. */
const WIDE = 2;

/**
 * HTML of the sheet. Each drawing is an image, as on the site, with its mirror image for right-to-left pages next to
 * it.
 */
export function contactSheet(drawings: readonly Entry[]): string {
  const cells = drawings.map(({ id, svg, width, height, bytes }) => {
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const isMark = id.startsWith('mark:');
    const kind = isMark ? 'mark' : width / height > WIDE ? 'wide' : '';
    // Marks are shown at twice their size, at their size and 40 pixels wide.
    const images = isMark
      ? [`width="${2 * width}"`, `width="${width}"`, 'width="40"', `width="${width}" class="rtl"`]
      : [`width="${width}"`, `width="${width}" class="rtl"`];
    const pictures = images.map((attributes) => `<img src="${source}" alt="" ${attributes}>`).join('');
    return `<figure class="${kind}"><div>${pictures}</div><figcaption>${id} · ${bytes} B</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>
:root{color-scheme:light dark}body{margin:0;padding:24px;font:13px system-ui;background:light-dark(#fbf7ee,#0d1526);color:light-dark(#142036,#f6efdf);display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:20px}
figure{margin:0}img{max-width:100%;height:auto}.rtl{scale:-1 1}
div{display:grid;grid-template-columns:4fr 1fr;align-items:end}.wide{grid-column:1/-1}.wide div{grid-template-columns:auto;gap:12px;justify-items:start}.mark div{display:flex;gap:8px}
</style>${cells.join('')}`;
}
