import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { stamped } from './stamp.ts';

const YAML = '# A comment\nname: "x"\ncontent:\n  source: kept\n';

it('adds the stamp as the last field and changes nothing else', () => {
  expect(stamped('ar/pages/a.yaml', YAML, { name: '12345678' })).toBe(`${YAML}source:\n  name: '12345678'\n`);
});

it('replaces an earlier stamp', () => {
  const once = stamped('ar/pages/a.yaml', YAML, { name: '12345678', 'content.metaData': '1e345678' });
  const twice = stamped('ar/pages/a.yaml', `${once}order: 1\n`, { name: '00000000' });
  expect(twice).toBe(`${YAML}order: 1\nsource:\n  name: '00000000'\n`);
});

it('replaces an earlier stamp at the end of a file without a final line feed', () => {
  const once = stamped('ar/pages/a.yaml', YAML, { name: '12345678', 'content.metaData': '1e345678' });
  expect(stamped('ar/pages/a.yaml', once.trimEnd(), { name: '00000000' })).toBe(`${YAML}source:\n  name: '00000000'\n`);
});

it('writes digests as text, even when they contain only digits', () => {
  const digests = { a: '12345678', b: '1e345678', c: '00000001' };
  expect(parse(stamped('ar/pages/a.yaml', 'name: x', digests))).toEqual({ name: 'x', source: digests });
});

it('writes the stamp into the front matter of Markdown', () => {
  expect(stamped('ar/blog/a.md', '---\ntitle: x\n---\n\nsource:\n  a\n', { title: '12345678' })).toBe(
    "---\ntitle: x\nsource:\n  title: '12345678'\n---\n\nsource:\n  a\n",
  );
});
