import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { classesOnly, markdown, shortCode, tableBox } from './markdown.ts';

type Code = Parameters<NonNullable<typeof classesOnly.code>>[0];

const span = (style: string, value: string) => ({
  type: 'element' as const,
  tagName: 'span',
  properties: { style },
  children: [{ type: 'text' as const, value }],
});

describe('highlighted code', () => {
  it('has classes instead of styles, and plain text has no element', () => {
    const line = {
      ...span('', ''),
      properties: { class: 'line' },
      children: [span('color:#000003', 'const'), span('color:#000000', ' a')],
    };
    const code: Code = {
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [line, { type: 'text', value: '\n' }],
    };
    classesOnly.code?.call({} as never, code);
    expect(code.children).toEqual([
      { type: 'element', tagName: 'span', properties: { class: 'k' }, children: [{ type: 'text', value: 'const' }] },
      { type: 'text', value: ' a' },
      { type: 'text', value: '\n' },
    ]);
  });

  it('keeps the block focusable, so that it can be scrolled with the keyboard', () => {
    const pre: Code = {
      type: 'element',
      tagName: 'pre',
      properties: { style: 'overflow-x:auto', tabindex: '0', class: 'astro-code' },
      children: [],
    };
    classesOnly.pre?.call({} as never, pre);
    expect(pre.properties).toEqual({ tabindex: '0', class: 'code' });
  });

  it('has a theme with the setting for plain text, which the highlighter would otherwise add', () => {
    const theme = markdown.shikiConfig?.theme as { settings: object[] };
    expect(theme.settings[0]).not.toHaveProperty('scope');
    expect(theme.settings[0]).toHaveProperty('settings.foreground');
  });
});

it.each([
  ['Set `margin-inline-start`.', '<code class="whole">margin-inline-start</code>'],
  ['Run `CREATE INDEX CONCURRENTLY`.', '<code>CREATE INDEX CONCURRENTLY</code>'],
  ['```\nshort\n```', '<pre><code>short'],
])('marks only short inline code as unbreakable: %s', (source, expected) => {
  expect(markdownToHtml(source, { hastPlugins: [shortCode] }).html).toContain(expected);
});

describe('a table', () => {
  const table = '| Sign | Place |\n| --- | --- |\n| Full | Board |';
  const boxOf = (source: string) => /<[^>]*>(?=<table>)/.exec(markdownToHtml(source, { hastPlugins: [tableBox] }).html);

  it('is in a focusable box named by the heading above it', () => {
    const source = `## Causes\n\nFirst.\n\n### A \`plan\`\n\nThen:\n\n${table}\n\n## Later`;
    expect(boxOf(source)?.[0]).toBe('<section class="table-box" tabindex="0" aria-label="A plan">');
  });

  it('is not in a landmark without a heading', () => {
    expect(boxOf(table)?.[0]).toBe('<div class="table-box" tabindex="0">');
  });
});
