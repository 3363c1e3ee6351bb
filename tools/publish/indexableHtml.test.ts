import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { indexableHtml } from './indexableHtml.ts';
import { parseHtml } from './pages.ts';

const page = (main: string, meta: Readonly<Record<string, string>> = {}) =>
  indexableHtml(parseHtml(`<main>${main}</main>`), 'en', meta);

/** The text of `main`, without its elements. */
const text = (main: string) => parse(page(main)).querySelector('main')?.textContent.trim();

it('inserts a space between adjacent terms, blocks and labels, which only CSS separates', () => {
  expect(text('<dl><dt>From the core</dt><dd>Alarms</dd></dl><p>End</p>')).toBe('From the core Alarms End');
  expect(text('<section><h2>A</h2><div><p>b</p></div></section><section>c</section>')).toBe('A b c');
  expect(text('<li><span>Kafka</span><span>Flink</span></li>')).toBe('Kafka Flink');
});

it('does not split words that contain an element', () => {
  expect(text('<h2>The <span>warm-up</span>, <em>re</em>done</h2>')).toBe('The warm-up, redone');
});

it('keeps visible text with aria-hidden when text for screen readers replaces it, and removes that text', () => {
  expect(
    text('<a><span aria-hidden="true">Debezium</span><span class="sr-only">Where we used Debezium</span></a><p>b</p>'),
  ).toBe('Debezium b');
});

it('removes ornaments and text for screen readers only', () => {
  expect(text('<span aria-hidden="true">1</span><h3>Survey</h3><p>a<span class="sr-only"> to</span></p>')).toBe(
    'Survey a',
  );
});

it('removes the titles of columns that a table repeats in its cells', () => {
  expect(text('<table><tr><th>Cost</th></tr><tr><td><span data-head="">Cost: </span>low</td></tr></table>')).toBe(
    'Cost low',
  );
});

/** The text for excerpts of `main`. */
const excerpts = (main: string) =>
  parse(page(main)).querySelector('meta[data-pagefind-meta="text[content]"]')?.getAttribute('content');

it('ends each block of an excerpt with a full stop, once, and shows code without its markup', () => {
  expect(excerpts('<ul><li><h3>ASP.NET</h3><p>Open</p></li><li><p>Why?</p></li></ul><p>End</p>')).toBe(
    'ASP.NET. Open. Why? End.',
  );
  expect(excerpts('<pre><code><span class="k">use</span><b>;</b> .NET</code></pre>')).toBe('use; .NET');
});

it('omits parts that list other pages', () => {
  expect(text('<p>a</p><nav>b</nav><section data-section="cases">c</section><div data-see-also>c</div><p>d</p>')).toBe(
    'a d',
  );
});

it('gives a low weight to lists of tool names, but not to the text about them', () => {
  const html = page('<section data-section="technologies"><p>Why</p><ul><li>Kafka</li></ul></section>');
  expect(html).toContain('<p>Why</p> <ul data-pagefind-weight="0.1">');
});

it('writes the data of a result into the head, and the kind also as a filter', () => {
  expect(page('', { kind: 'case', title: 'The "core"' })).toContain(
    '<head><meta data-pagefind-meta="kind[content]" data-pagefind-filter="kind[content]" content="case">' +
      '<meta data-pagefind-meta="title[content]" content="The &quot;core&quot;"></head>',
  );
});

it('keeps the original of a changed text, with its ampersands', () => {
  const head = parse(page('<p>ASP.NET writes &amp;lt; for &lt;</p>'));
  expect(head.querySelector('meta')?.getAttribute('content')).toBe('ASP.NET writes &lt; for <.');
});

it('removes the article from Arabic words only', () => {
  const word = (language: string) =>
    parse(indexableHtml(parseHtml('<main>كالاكان</main>'), language, {})).querySelector('main')?.textContent;
  expect([word('ar'), word('ckb')]).toEqual(['اكان', 'كالاكان']);
});
