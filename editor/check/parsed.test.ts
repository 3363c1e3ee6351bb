import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { createParse } from './parsed.ts';

const FILE = 'en/pages/home.yaml';

it('parses a file again only when its text has changed', () => {
  const place = placeOf(FILE);
  if (typeof place === 'string') throw new Error(place);
  const text = readFileSync(`content/${FILE}`, 'utf8');
  const parse = createParse();
  const first = parse(FILE, place, text);
  expect(first.record?.file).toBe(FILE);
  expect(parse(FILE, place, text)).toBe(first);
  expect(parse(FILE, place, 'content: 1').problems).not.toEqual([]);
  expect(parse(FILE, place, text)).toEqual({
    ...first,
    record: { ...first.record, lineOf: expect.any(Function) as unknown },
  });
});
