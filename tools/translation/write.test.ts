import fc from 'fast-check';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { withTexts } from './write.ts';

const SOURCE = `# Of the page.
name: A name
content:
  metaData:
    keywords: [one, 'two: three']
    other:
      keywords:
        - one
        - two
  # Of the list.
  cards:
    - id: 1
      title: "A title"
      text: |-
        First.

        Second.
    - { id: 2, title: Another, text: 'It''s' }
  cells:
    - a
    - b
`;
const FIELDS = [
  ['name'],
  ['content', 'cards', 0, 'title'],
  ['content', 'cards', 0, 'text'],
  ['content', 'cards', 1, 'title'],
  ['content', 'cards', 1, 'text'],
  ['content', 'cells', 0],
];
const valueAt = (read: unknown, field: readonly PropertyKey[]): unknown =>
  field.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown>)[key], read);

it('changes nothing when the texts are the same', () => {
  const texts = FIELDS.map((field) => ({ field, text: String(valueAt(parse(SOURCE), field)) }));
  const keywords = { field: ['content', 'metaData', 'keywords'], text: 'one\ntwo: three' };
  expect(withTexts(SOURCE, [...texts, keywords])).toBe(SOURCE);
});

it('changes only the text, and keeps comments, quotation marks and layout', () => {
  expect(withTexts(SOURCE, [{ field: ['name'], text: 'اسم' }])).toBe(SOURCE.replace('A name', 'اسم'));
});

it('puts a text that the build would read as a date in quotes', () => {
  expect(withTexts(SOURCE, [{ field: ['name'], text: '2026-03-01' }])).toBe(SOURCE.replace('A name', "'2026-03-01'"));
});

it('writes any number of search terms as a list', () => {
  const written = withTexts(SOURCE, [
    { field: ['content', 'metaData', 'keywords'], text: 'a, b\nc\nd' },
    { field: ['content', 'metaData', 'other', 'keywords'], text: "it's" },
  ]);
  expect(parse(written)).toHaveProperty('content.metaData', {
    keywords: ['a, b', 'c', 'd'],
    other: { keywords: ["it's"] },
  });
  expect(written).toContain('# Of the list.\n  cards:');
});

it('writes Markdown without quotation marks or escapes', () => {
  const post = '---\ntitle: A\n---\n\n## A\n';
  const texts = [
    { field: ['title'], text: 'ب' },
    { field: ['body', 0], text: '## "ب"' },
    { field: ['body', 1], text: '## ج' },
  ];
  expect(withTexts(post, texts)).toBe('---\ntitle: ب\n---\n\n## "ب"\n\n## ج\n');
});

/** Characters with a meaning in YAML, Markdown or right-to-left text. */
const sign = fc.constantFrom(
  ...[
    'a',
    'ب',
    'ک',
    ' ',
    '\n',
    '\n\n',
    '"',
    "'",
    '<',
    '>',
    '&',
    '*',
    '!',
    '#',
    ' #',
    ': ',
    ':',
    ',',
    '،',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '{brand}',
    '\u200f',
    '\u200e',
    '\u200c',
    '\u2067',
    '\u00a0',
    '-',
    '- ',
    '|',
    '%',
    '@',
    '`',
    '\\',
    '\t',
    '1',
    '0x1',
    'null',
    '~',
    '?',
  ],
);
const text = fc
  .array(sign, { minLength: 1, maxLength: 12 })
  .map((signs) => signs.join('').trim())
  .filter((joined) => joined !== '');

it('keeps lines of spaces in a text within a one-line map', () => {
  const field = ['content', 'cards', 1, 'text'];
  const text = 'a\n\n \n\nb';
  expect(valueAt(parse(withTexts(SOURCE, [{ field, text }])), field)).toBe(text);
});

it('keeps every text unchanged', () => {
  fc.assert(
    fc.property(fc.tuple(...FIELDS.map(() => text)), fc.array(text, { minLength: 1 }), (texts, words) => {
      const lines = words.map((word) => word.replaceAll(/\s+/g, ' '));
      const keywords = ['content', 'metaData', 'keywords'];
      const written = withTexts(SOURCE, [
        ...FIELDS.map((field, index) => ({ field, text: texts[index] ?? '' })),
        { field: keywords, text: lines.join('\n') },
      ]);
      const read: unknown = parse(written);
      expect(FIELDS.map((field) => valueAt(read, field))).toEqual(texts);
      expect(valueAt(read, keywords)).toEqual(lines);
      expect(written).toMatch(/^# Of the page\.\n[^]*# Of the list\./);
    }),
    { numRuns: 100 },
  );
});
