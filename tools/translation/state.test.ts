import { expect, it } from 'vitest';
import { record } from '../content-check/sample.ts';
import { digestsOf } from './digests.ts';
import { partsOf } from './parts.ts';
import { statesOf } from './state.ts';
import { listOf, tableOf } from './statusTable.ts';

const page = (file: string, name = 'A') => record('page', file, { name });
const stamp = digestsOf(partsOf(page('en/pages/a.yaml')));
const records = [
  ...['complete', 'stale', 'unstamped', 'missing'].map((slug) =>
    page(`en/pages/${slug}.yaml`, slug === 'stale' ? 'B' : 'A'),
  ),
  { ...page('ar/pages/complete.yaml'), source: stamp },
  { ...page('ar/pages/stale.yaml'), source: stamp },
  page('ar/pages/unstamped.yaml'),
  page('ku/pages/missing.yaml'),
];

it('returns the state of each page', () => {
  expect(statesOf(records, 'ar').map(({ original, state }) => `${original.page} ${state}`)).toEqual([
    'pages/complete complete',
    'pages/stale stale',
    'pages/unstamped unstamped',
    'pages/missing missing',
  ]);
});

it('counts the states, and lists the pages that are not complete', () => {
  const states = statesOf(records, 'ar');
  expect(tableOf(states).split('\n').at(-1)).toMatch(/^all(?: +1){4}$/);
  expect(listOf(states).split('\n')).toEqual([
    'stale      pages/stale  name',
    'unstamped  pages/unstamped',
    'missing    pages/missing',
  ]);
});
