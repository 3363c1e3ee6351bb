import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRecord, newRecord, readRecord, type Fields } from './mergeRecord.ts';

const records = globSync('content/*/**/*.{yaml,md}')
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

type Path = readonly (string | number)[];

/** Every matching value within `value`, with its path. */
function pathsOf(value: unknown, fits: (value: unknown) => boolean, path: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) =>
          pathsOf(entry, fits, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return fits(value) ? [path, ...inner] : inner;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** A copy of `data` with a different value at `path`. */
function changed(data: Fields, path: Path, value: unknown): Fields {
  const copy = structuredClone(data) as Record<string, unknown>;
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  holder[path.at(-1) ?? ''] = value;
  return copy;
}

/** The lines of `after` between the common first and last lines of both texts, and the lines of `before` that they replace. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  while (old.length > 0 && old[0] === now[0]) {
    old.shift();
    now.shift();
  }
  while (old.length > 0 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  return { removed: old, added: now };
}

const isText = (value: unknown) => typeof value === 'string';
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.lorem({ mode: 'sentences', maxCount: 5 }),
  fc.constantFrom(
    '{brand}: one - two',
    '$500',
    '# no comment',
    "it's",
    '“quoted”',
    'yes',
    '12',
    'نص عربي: قصير',
    'a\n\nb',
    '\u00a0after a no-break space',
    'before one\u00a0',
  ),
);
const record = fc.constantFrom(...records);

describe('every shipped record', () => {
  it('keeps every byte when nothing changed', () => {
    const moved = records.filter((entry) => mergeRecord(entry.text, readRecord(entry.text)) !== entry.text);
    expect(moved.map(({ file }) => file)).toEqual([]);
  });

  it('changes in one place only when one text changes', () => {
    fc.assert(
      fc.property(record, fc.nat(), text, (entry, pick, value) => {
        const data = readRecord(entry.text);
        const paths = pathsOf(data, isText).filter((path) => path[0] !== 'body');
        const path = paths[pick % paths.length] ?? [];
        const old = String(at(data, path));
        const merged = mergeRecord(entry.text, changed(data, path, value));
        expect(at(readRecord(merged), path)).toBe(value);
        const { removed } = changedLines(entry.text, merged);
        // Every removed line contained a part of the old text.
        for (const line of removed) {
          const words = line.replace(/^[\s-]*(?:[\w$./-]+: )?/, '').replace(/^[>|]-?$/, '');
          const isFlow = /[[{]/.test(line);
          if (!isFlow) expect(`${old} `.replaceAll(/\s+/g, ' ')).toContain(plain(words).replace(/[\w$./-]+:$/, ''));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('contains the new list after entries were removed, moved and added', () => {
    fc.assert(
      fc.property(
        record,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('remove', 'move', 'add'),
        text,
        (entry, pick, spot, act, value) => {
          const data = readRecord(entry.text);
          const paths = pathsOf(data, (found) => Array.isArray(found) && found.length > 1);
          fc.pre(paths.length > 0);
          const path = paths[pick % paths.length] ?? [];
          const list = [...(at(data, path) as unknown[])];
          const index = spot % list.length;
          const [taken] = list.splice(index, 1);
          if (act === 'move') list.unshift(taken);
          if (act === 'add')
            list.splice(
              index,
              0,
              taken,
              typeof taken === 'string' ? value : { ...(taken as object), id: 900, title: value },
            );
          const after = changed(data, path, list);
          const merged = mergeRecord(entry.text, after);
          expect(readRecord(merged)).toEqual(after);
          if (act === 'remove') expect(changedLines(entry.text, merged).added.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 120 },
    );
  });
});

/** The text without quotes and without the characters that escape them. */
const plain = (line: string): string =>
  line
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll("''", "'")
    .replaceAll(/\\u([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/\s+/g, ' ')
    .trim();

const YAML = `# Written by hand.
name: 'DevOps'   # in menus
order: 3
content:
  # The head.
  heroSection:
    title: "Ship"
    desc: >-
      One two three
      four five six
      seven eight.
  cards:
    # First of all.
    - id: 1
      title: One

    # Then.
    - id: 2
      title: Two
    - id: 3
      title: Three
tags: [a, b]
`;

describe('a record with comments', () => {
  interface Sample extends Fields {
    name: string;
    content: { heroSection: Record<string, string>; cards: object[] };
    tags: string[];
  }
  const merge = (change: (data: Sample) => unknown) => {
    const data = structuredClone(readRecord(YAML)) as Sample;
    change(data);
    return mergeRecord(YAML, data);
  };

  it('keeps the quotes of a text and the comment after it', () => {
    expect(merge((data) => (data.name = 'Cloud'))).toBe(YAML.replace("'DevOps'", "'Cloud'"));
    expect(merge((data) => (data.content.heroSection['title'] = 'Sail'))).toBe(YAML.replace('"Ship"', '"Sail"'));
  });

  it('keeps the rest when a text begins or ends with a no-break space', () => {
    for (const name of ['\u00a0Cloud', 'Cloud\u00a0'])
      expect(merge((data) => (data.name = name))).toBe(YAML.replace("'DevOps'", `'${name}'`));
    expect(merge((data) => (data.content.cards[2] = { id: 3, title: '\u00a0Four' }))).toBe(
      YAML.replace('title: Three', 'title: \u00a0Four'),
    );
  });

  it('keeps the unchanged lines of a folded text', () => {
    expect(merge((data) => (data.content.heroSection['desc'] = 'One two three four FIVE six seven eight.'))).toBe(
      YAML.replace('four five', 'four FIVE'),
    );
  });

  it('moves the comment of an entry with the entry; a comment at the head of the list stays there', () => {
    expect(merge((data) => data.content.cards.splice(1, 1))).toBe(
      YAML.replace('\n\n    # Then.\n    - id: 2\n      title: Two', ''),
    );
    expect(merge((data) => data.content.cards.reverse())).toContain(
      '    # First of all.\n    - id: 3\n      title: Three\n\n    # Then.\n    - id: 2\n      title: Two\n    - id: 1\n      title: One\ntags',
    );
  });

  it('writes a new entry and a new field at their place', () => {
    expect(merge((data) => data.content.cards.push({ id: 4, title: 'Four' }))).toBe(
      YAML.replace('title: Three\n', 'title: Three\n    - id: 4\n      title: Four\n'),
    );
    expect(
      merge(
        (data) =>
          (data.content = { heroSection: { img: 'x', ...data.content.heroSection }, cards: data.content.cards }),
      ),
    ).toBe(YAML.replace('  heroSection:\n', '  heroSection:\n    img: x\n'));
    expect(merge((data) => data.tags.push('c, d'))).toBe(YAML.replace('[a, b]', "[a, b, 'c, d']"));
  });

  it('puts a text that the build would read as a date in quotes, but not a changed date', () => {
    const before = 'title: One\ndate: 2026-01-05\ntags: [a]\n';
    const after = { title: '2026-03-01', date: '2026-03-02', tags: ['2026-03-03'] };
    expect(mergeRecord(before, after)).toBe("title: '2026-03-01'\ndate: 2026-03-02\ntags: ['2026-03-03']\n");
    expect(newRecord({ title: '2026-03-01' })).toBe("title: '2026-03-01'\n");
  });

  it('keeps the line endings of Windows', () => {
    const windows = YAML.replaceAll('\n', '\r\n');
    expect(mergeRecord(windows, { ...readRecord(YAML), order: 4 })).toBe(windows.replace('order: 3', 'order: 4'));
  });
});

describe('a text with front matter', () => {
  const POST = "---\ntitle: 'A'\n---\n\nOne *two*.\n\n* a\n* b\n\n```sh\na\n\nb\n```\n";

  it('keeps every definition of a link as it was typed', () => {
    const body = (address: string) => `[One][a], [two][b].\n\n[a]: ${address}\n\n[b]: /b`;
    const text = `---\ntitle: A\n---\n\n${body('/old')}\n`;
    expect(mergeRecord(text, { title: 'A', body: body('/new') })).toBe(text.replace('/old', '/new'));
  });

  it('keeps the source of the blocks whose HTML is the same', () => {
    const body = 'One _two_.\n\n- a\n- b\n\nNew.\n\n```sh\na\n\nb\n```';
    expect(mergeRecord(POST, { title: 'A', body })).toBe(POST.replace('* b\n', '* b\n\nNew.\n'));
  });

  it.each([
    [
      'empty lines in code after another kind of fence',
      '```\na\n~~~\n\n\nb\n```\n\nOne.',
      '```\na\n~~~\n\n\nb\n```\n\nTwo.',
    ],
    ['the parts of a list entry', 'a\n\n- b\n\n  c\n\nc', 'd\n\n- b\n\n  c\n\nc'],
  ])('keeps %s', (_, before, after) => {
    const text = (body: string) => `---\ntitle: A\n---\n\n${body}\n`;
    expect(mergeRecord(text(before), { title: 'A', body: after })).toBe(text(after));
  });

  it('keeps the line endings of Windows', () => {
    const windows = POST.replaceAll('\n', '\r\n');
    expect(readRecord(windows)).toEqual(readRecord(POST));
    expect(mergeRecord(windows, { ...readRecord(POST), title: 'B' })).toBe(windows.replace("'A'", "'B'"));
  });

  it('changes only its fields', () => {
    expect(mergeRecord(POST, { ...readRecord(POST), title: 'B' })).toBe(POST.replace("'A'", "'B'"));
  });

  it('is written as a new file', () => {
    expect(newRecord({ title: 'A: b', tags: ['x'], body: 'One.' })).toBe(
      "---\ntitle: 'A: b'\ntags:\n  - x\n---\n\nOne.\n",
    );
  });
});
