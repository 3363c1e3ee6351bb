import { expect, it } from 'vitest';
import { digestsOf, type Digests } from '../translation/digests.ts';
import { partsOf } from '../translation/parts.ts';
import { record } from './sample.ts';
import { staleness } from './staleness.ts';

const english = (name: string) => record('page', 'en/pages/a.yaml', { name });
const arabic = (source?: Digests) => ({
  ...record('page', 'ar/pages/a.yaml', { name: 'x' }),
  ...(source && { source }),
});
const stamp = digestsOf(partsOf(english('A')));

it('gives no warning for a translation whose English has not changed', () => {
  expect(staleness([english('A'), arabic(stamp)])).toEqual([]);
});

it('names the sections that changed', () => {
  expect(staleness([english('B'), arabic(stamp)])).toMatchObject([
    { file: 'ar/pages/a.yaml', reason: 'is older than en/pages/a.yaml, which has changed in: name' },
  ]);
});

it('counts the translations without a stamp', () => {
  expect(staleness([english('A'), arabic()])).toMatchObject([
    { file: 'ar/', reason: expect.stringMatching(/^1 pages/) as string },
  ]);
});
