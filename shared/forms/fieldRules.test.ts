import { describe, expect, it } from 'vitest';
import { cleaned, faultOf } from './fieldRules.ts';
import type { Field } from './formTypes.ts';

const line: Field = { name: 'name', kind: 'line', maxLength: 100, required: true };
const message: Field = { name: 'message', kind: 'text', maxLength: 5000, required: true };

const judged = (field: Field, text: string) => faultOf(field, cleaned(field, text));
/** Marks that Unicode wants in another order. */
const marks = (count: number) => '\u0301'.repeat(count / 2) + '\u0327'.repeat(count / 2);

describe('marks', () => {
  it.each([
    ['far too many', marks(160_000), 'tooLong'],
    ['as many as are looked at', marks(20_000), 'tooLong'],
    ['as many as a message is long', marks(5000), 'invalid'],
    ['as many as stand on one letter', `${marks(30)}a`.repeat(640), 'tooLong'],
  ])('%s do not hold the process', (_, text, fault) => {
    const began = performance.now();
    for (let count = 0; count < 10; count += 1) expect(judged(message, text)).toBe(fault);
    // Some milliseconds; normalized at their whole length, from one and a half seconds to minutes.
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it.each([
    [30, undefined],
    [31, 'invalid'],
  ])('%i on one letter', (count, fault) => {
    expect(judged(message, `a${'\u0301'.repeat(count)}b`)).toBe(fault);
  });

  it('are counted as what they are written with: a letter that is spelt with four is one', () => {
    const spelt = '\u1f82'.normalize('NFD');
    expect(spelt).toHaveLength(4);
    expect(cleaned(line, spelt.repeat(100))).toBe('\u1f82'.repeat(100));
    expect(judged(line, spelt.repeat(100))).toBeUndefined();
  });
});

it('ends lines of a text where other programs do, and takes no other control character', () => {
  expect(cleaned(message, 'a\vb\fc\u0085d\r\ne\u2028f')).toBe('a\nb\nc\nd\ne\nf');
  expect(judged(message, 'a\u0007b')).toBe('invalid');
  expect(judged(line, 'a\vb')).toBe('control');
});

describe('length', () => {
  it.each([
    [100, undefined],
    [101, 'tooLong'],
    [401, 'tooLong'],
  ])('%i letters of 100', (count, fault) => {
    expect(judged(line, 'a'.repeat(count))).toBe(fault);
  });

  it('is that of the cleaned text, up to four times of it', () => {
    const padded = (spaces: number) => judged(line, `Sara${' '.repeat(spaces)}`);
    expect([padded(396), padded(397)]).toEqual([undefined, 'tooLong']);
  });

  it('of a choice does not matter: it is one of a few or none', () => {
    const choice: Field = { name: 'budget', kind: 'choice', choices: ['weeks'], required: false };
    expect(judged(choice, 'w'.repeat(1000))).toBe('invalid');
  });
});
