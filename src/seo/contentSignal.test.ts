import { expect, it } from 'vitest';
import { signalLines } from './contentSignal.ts';

const url = 'https://a.example';

it('says only what the company says', () => {
  expect(signalLines({ url, contentSignal: { search: true, aiInput: true, aiTrain: false } })).toEqual([
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
  ]);
  expect(signalLines({ url, contentSignal: { aiTrain: false } })).toEqual(['Content-Signal: ai-train=no']);
  expect(signalLines({ url, contentSignal: {} })).toEqual([]);
  expect(signalLines({ url })).toEqual([]);
});
