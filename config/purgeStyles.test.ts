import { expect, it } from 'vitest';
import { createPurge, partsOfPage, wordsOf, wordsOfParts } from './purgeStyles.ts';

const pageWith = (css: string, body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

const purge = (css: string, body: string, scripts: Readonly<Record<string, string>> = {}) => {
  const page = pageWith(css, body);
  const known = new Map(Object.entries(scripts).map(([name, text]) => [name, wordsOf(text)]));
  return createPurge(wordsOfParts(new Set(partsOfPage(page))), known)(page);
};

it('removes rules of classes and elements that neither the page nor a script names', async () => {
  const page = await purge('.a{top:0}.b{top:1px}table{top:2px}p{top:3px}', '<p class="a">x</p>');
  expect(page).toBe('<html><head><style>.a{top:0}p{top:3px}</style></head><body><p class="a">x</p></body></html>');
});

it('keeps in each page of a route the rules that any of its pages uses', async () => {
  const css = '.a{top:0}.b{top:1px}.c{top:2px}';
  const pages = ['<p class="a">x</p>', '<p class="b">y</p>'].map((body) => pageWith(css, body));
  const together = createPurge(wordsOfParts(new Set(pages.flatMap(partsOfPage))), new Map());
  for (const page of pages) expect(await together(page)).toBe(page.replace('.c{top:2px}', ''));
});

it('keeps a class that a script of the page adds when it runs', async () => {
  const css = '.underline{top:0}.hidden{top:1px}[dir=rtl] .underline{top:2px}';
  expect(await purge(css, '<p>x</p>')).not.toContain('.underline');
  const page = await purge(css, '<p>x</p><script type="module" src="/_assets/page.1.js"></script>', {
    'page.1.js': 'import("./shell.2.js")',
    'shell.2.js': 'p.classList.add("underline")',
    'other.3.js': 'p.classList.add("hidden")',
  });
  expect(page).toContain('.underline{top:0}[dir=rtl] .underline{top:2px}');
  expect(page).not.toContain('.hidden');
});

it('keeps rules of states, attributes, the root and pseudo-elements', async () => {
  const css =
    ':focus-visible{top:0}::selection{top:1px}a:is(:hover,[aria-current]){top:2px}[data-theme=dark]{top:3px}:root{view-transition-name:none}';
  expect(await purge(css, '<a href="/">x</a>')).toContain(css);
});

it('keeps the order of layers when the first rules of a layer are removed', async () => {
  const css = '@layer base;@layer a{.gone{top:0}}@layer b{p{top:1px}}@layer a{p{top:2px}}';
  expect(await purge(css, '<p>x</p>')).toContain(
    '<style>@layer base,a,b;@layer base;@layer b{p{top:1px}}@layer a{p{top:2px}}',
  );
});

it('keeps classes with characters that HTML and CSS escape', async () => {
  const css = String.raw`.before\:content-\[\'\'\]:before{top:0}.\[\&\>svg\]\:mt-0>svg{top:1px}`;
  const page = '<p class="before:content-[&#x27;&#x27;] [&amp;&gt;svg]:mt-0"><svg></svg></p>';
  expect(await purge(css, page)).toContain(css);
});

it('removes unused variables and animations, and keeps every font, because variables name fonts', async () => {
  const css =
    '@font-face{font-family:F}:root{--a:1px;--b:2px;--c:red;--font:F}p{top:var(--a);font-family:var(--font)}@keyframes k{}';
  expect(await purge(css, '<p>x</p><path fill="var(--c)"/>')).toContain(
    '<style>@font-face{font-family:F}:root{--a:1px;--c:red;--font:F}p{top:var(--a);font-family:var(--font)}</style>',
  );
});
