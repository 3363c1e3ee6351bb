import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownFiles, markdownOf } from './markdown.ts';
import { readPage } from './pages.ts';

const markdown = (html: string) => markdownOf(html, 'https://a.example/services/x').trimEnd();

describe('Markdown alternate', () => {
  it.each([
    [
      'headings and paragraphs',
      '<section><h2>A</h2><div><p>b <strong>c</strong></p></div></section>',
      '## A\n\nb **c**',
    ],
    [
      'absolute links',
      '<p><a href="/y">y</a> <a href="#z">z</a> <a href="https://b.example/">b</a></p>',
      '[y](https://a.example/y) [z](https://a.example/services/x#z) [b](https://b.example/)',
    ],
    ['a list that does not start at 1', '<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
    [
      'escaped characters',
      '<p>__init__ ~~a~~ *b* &amp;lt;br&amp;gt; R&amp;D</p><p>---</p>',
      String.raw`\_\_init\_\_ \~\~a\~\~ \*b\* \&lt;br\&gt; R\&D` + '\n\n\\---',
    ],
    ['lists with headings', '<ol><li><h3>A</h3><p>a</p></li><li>b</li></ol>', '1. **A**\n\n   a\n\n2. b'],
    ['nested lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    [
      'tables',
      '<table><tr><th>A</th><th>B|C</th></tr><tr><td>1</td><td><a href="/y">2</a></td></tr></table>',
      '| A | B\\|C |\n| - | - |\n| 1 | [2](https://a.example/y) |',
    ],
    ['questions', '<details><summary><h3>Why?</h3></summary><p>So.</p></details>', '### Why?\n\nSo.'],
    [
      'code',
      '<pre class="code" data-language="ts"><code><span class="k">let</span> a = `1`;\n</code></pre>',
      '```ts\nlet a = `1`;\n```',
    ],
    ['terms', '<dl><div><dt>A</dt><dd>1</dd></div></dl>', '- A\n\n  1'],
    ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      'cards that are links',
      '<a href="/y"><h3>A</h3><p>b</p></a>',
      '### [A](https://a.example/y)\n\n[b](https://a.example/y)',
    ],
    [
      'pictures with an alternative text',
      '<p><img src="/p.svg" alt="A well"><img src="/q.svg" alt=""></p>',
      '![A well](https://a.example/p.svg)',
    ],
    ['adjacent inline elements', '<div><span>A</span><span>B</span></div>', 'A B'],
    ['more escaped characters', '<p>2 * 3 [x] &lt;b></p>', String.raw`2 \* 3 \[x] \<b>`],
    [
      'backticks within code',
      '<p><code>a`b</code> and <kbd>``</kbd> and <code>c</code></p>',
      '``a`b`` and ` `` ` and `c`',
    ],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it.each([
    ['# x', String.raw`\# x`],
    ['&gt; x', String.raw`\> x`],
    ['- x', String.raw`\- x`],
    ['+ x', String.raw`\+ x`],
    ['1. x', String.raw`1\. x`],
    ['20) x', String.raw`20\) x`],
    ['99.9 % x', '99.9 % x'],
    ['-5 x', '-5 x'],
    ['x - 1. #', 'x - 1. #'],
  ])('escapes block markup at the beginning of a paragraph: %s', (text, expected) => {
    expect(markdown(`<p>${text}</p>`)).toBe(expected);
    expect(markdown(`<ul><li>${text}</li></ul>`)).toBe(`- ${expected}`);
  });

  it('omits navigation, forms, ornaments and parts that need a script', () => {
    expect(markdown('<nav>a</nav><form><p>b</p></form><svg></svg><span aria-hidden="true">/</span><p>c</p>')).toBe('c');
    expect(markdown('<div class="needs-script"><label>a</label><p role="alert">b</p></div><p>c</p>')).toBe('c');
  });

  it('omits the titles of columns that a table repeats in its cells', () => {
    const cell = '<td><span data-head="">Cost: </span>low</td>';
    expect(markdown(`<table><tr><th>Cost</th></tr><tr>${cell}</tr></table>`)).toBe('| Cost |\n| - |\n| low |');
  });
});

it('uses the cached Markdown of a page until the page changes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  const write = async (text: string) => {
    const files = await markdownFiles([readPage('a.html', `<main><p>${text}</p></main>`)], folder);
    return files.map(([address, content]) => [address, content.toString()]);
  };
  expect(await write('one')).toEqual([['/a.md', 'one\n']]);
  const kept = readdirSync(folder);
  expect(await write('one')).toEqual([['/a.md', 'one\n']]);
  expect(readdirSync(folder)).toEqual(kept);
  expect(await write('two')).toEqual([['/a.md', 'two\n']]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toEqual(kept);
  rmSync(folder, { recursive: true });
});
