import { expect, it } from 'vitest';
import { signalLines } from './contentSignal.ts';

const url = 'https://a.example';

it('contains only the signals that are set', () => {
  expect(signalLines({ url, contentSignal: { search: true, aiInput: true, aiTrain: false } })).toEqual([
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
  ]);
  expect(signalLines({ url, contentSignal: { aiTrain: false } })).toEqual(['Content-Signal: ai-train=no']);
  expect(signalLines({ url, contentSignal: {} })).toEqual([]);
  expect(signalLines({ url })).toEqual([]);
});
