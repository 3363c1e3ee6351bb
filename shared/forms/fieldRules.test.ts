import { describe, expect, it, vi } from 'vitest';
import { cleaned, faultOf, mailAddress } from './fieldRules.ts';
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
  ])('%s do not hold the process: no pile of them is normalized', (_, text, fault) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(judged(message, text)).toBe(fault);
    const piles = normalize.mock.contexts.filter((whole) => /\p{M}{31}/u.test(String(whole)));
    normalize.mockRestore();
    expect(piles).toEqual([]);
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

it('ends lines of a text where other programs do, and takes none of them in one line', () => {
  expect(cleaned(message, 'a\vb\fc\u0085d\r\ne\u2028f')).toBe('a\nb\nc\nd\ne\nf');
  for (const end of ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect([end, judged(line, `a${end}b`)]).toEqual([end, 'control']);
});

describe('what nobody sees', () => {
  const email: Field = { name: 'email', kind: 'email', maxLength: 254, required: true };

  it.each([
    '\u0002',
    '\u0007',
    '\u001f',
    '\u200b',
    '\u0001\u0008',
    '\u001b',
    '\u007f',
    '\u009f',
    '\ufeff',
    '\u2060\u00ad',
    '\u202b\u206a',
    '\ufff9',
  ])('%j leaves the ends of a line, of a text and of an address', (mark) => {
    for (const [field, text] of [
      [line, 'Sara K'],
      [message, 'one\n\ttwo'],
      [email, 'sara@example.com'],
    ] as const) {
      const sent = `${mark} ${text}${mark}\t${mark}`;
      expect([cleaned(field, sent), judged(field, sent)]).toEqual([text, undefined]);
    }
  });

  it.each(['\u0002', '\u0007', '\u001f', '\u000e', '\u001b', '\u0080'])('%j leaves words too', (mark) => {
    for (const field of [line, message]) expect(cleaned(field, `Sa${mark}ra`)).toBe('Sara');
    // An address that changes inside is another one.
    expect(judged(email, `sa${mark}ra@example.com`)).toBe('control');
  });

  it.each([
    ['Sara\tKarim', 'Sara Karim'],
    ['\tSara', 'Sara'],
    ['Sara\t', 'Sara'],
    ['سارة\tكريم', 'سارة كريم'],
    ['a\tb\tc', 'a b c'],
    ['\u0002\tSara\u200b\tK', 'Sara K'],
  ])('a tab of a spreadsheet is a space in a line: %j', (sent, kept) => {
    expect([cleaned(line, sent), judged(line, sent)]).toEqual([kept, undefined]);
  });

  it.each(['کتاب\u200cها', 'क्\u200dष', '👩\u200d💻', '\u06a9\u200c\u06cc \u200c\u06a9'])(
    '%j keeps its joiners',
    (text) => {
      for (const field of [line, message]) expect(cleaned(field, text)).toBe(text);
    },
  );

  it.each(['\u200b', '\u0002\u0007', '\u200c', '\u200d \ufeff', '\u00ad\u2060', '\u061c'])(
    '%j alone is nothing',
    (text) => {
      for (const field of [line, message, email]) expect(judged(field, text)).toBe('required');
    },
  );

  it('keeps marks of direction inside a text, and tabs', () => {
    expect(cleaned(message, '\u2067سلام\u2069\t\u200ex')).toBe('سلام\u2069\t\u200ex');
  });
});

describe('an address', () => {
  const email: Field = { name: 'email', kind: 'email', maxLength: 254, required: true };

  it.each([
    'سارة@example.com',
    'سەروەر@example.com',
    'müller@example.com',
    'иван.петров@example.com',
    '用户@例子.公司',
    'δοκιμή+1@example.com',
    'sara\u0660@example.com',
  ])('%s is whole, and no server of ours can be sure to mail it', (text) => {
    expect(judged(email, text)).toBe('notMailable');
  });

  it.each([
    'سارة@localhost',
    'سارة',
    'سا رة@example.com',
    'سا..رة@example.com',
    '@example.com',
    'سا\u200bرة@example.com',
  ])('%s is none', (text) => {
    expect(judged(email, text)).toBe('notEmail');
  });

  it.each([
    ['sara@bücher.example', 'sara@xn--bcher-kva.example'],
    ['sara@شبكة.example', 'sara@xn--ngbc5azd.example'],
    ["o'neil+x@Example.COM", "o'neil+x@example.com"],
  ])('%s is mailed as %s', (text, address) => {
    expect(mailAddress(text)).toEqual({ address });
  });
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
