import { describe, expect, it, vi } from 'vitest';
import { cleaned, faultOf, mailAddress } from './fieldRules.ts';
import type { Field } from './formTypes.ts';

const line: Field = { name: 'name', kind: 'line', maxLength: 100, required: true };
const message: Field = { name: 'message', kind: 'text', maxLength: 5000, required: true };

const faultIn = (field: Field, text: string) => faultOf(field, cleaned(field, text));
/** Combining marks that are not in canonical order. */
const marks = (count: number) => '\u0301'.repeat(count / 2) + '\u0327'.repeat(count / 2);

describe('combining marks', () => {
  it.each([
    ['160,000 marks', marks(160_000), 'tooLong'],
    ['20,000 marks', marks(20_000), 'tooLong'],
    ['5,000 marks', marks(5000), 'invalid'],
    ['30 marks for each of 640 letters', `${marks(30)}a`.repeat(640), 'tooLong'],
  ])('no text with more than 30 in a row is normalized: %s', (_, text, fault) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(faultIn(message, text)).toBe(fault);
    const piles = normalize.mock.contexts.filter((whole) => /\p{M}{31}/u.test(String(whole)));
    normalize.mockRestore();
    expect(piles).toEqual([]);
  });

  it.each([
    [30, undefined],
    [31, 'invalid'],
  ])('%i on one letter: %s', (count, fault) => {
    expect(faultIn(message, `a${'\u0301'.repeat(count)}b`)).toBe(fault);
  });

  it('are counted with their letter: a letter of four code points counts as one', () => {
    const spelt = '\u1f82'.normalize('NFD');
    expect(spelt).toHaveLength(4);
    expect(cleaned(line, spelt.repeat(100))).toBe('\u1f82'.repeat(100));
    expect(faultIn(line, spelt.repeat(100))).toBeUndefined();
  });
});

it('converts all line ends of a text, and refuses them in a field of one line', () => {
  expect(cleaned(message, 'a\vb\fc\u0085d\r\ne\u2028f')).toBe('a\nb\nc\nd\ne\nf');
  for (const end of ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect([end, faultIn(line, `a${end}b`)]).toEqual([end, 'control']);
});

it('writes a telephone number in Western digits, and leaves other fields as typed', () => {
  const phone: Field = { name: 'phone', kind: 'phone', maxLength: 40, required: false };
  for (const typed of ['+٩٦٤ ٧٥٠ ١٢٣ ٤٥٦٨', '+۹۶۴ ۷۵۰ ۱۲۳ ۴۵۶۸']) {
    expect(cleaned(phone, typed)).toBe('+964 750 123 4568');
    expect(cleaned(line, typed)).toBe(typed);
  }
});

describe('invisible characters', () => {
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
  ])('%j is removed at the ends of a line, a text and an address', (mark) => {
    for (const [field, text] of [
      [line, 'Sara K'],
      [message, 'one\n\ttwo'],
      [email, 'sara@example.com'],
    ] as const) {
      const sent = `${mark} ${text}${mark}\t${mark}`;
      expect([cleaned(field, sent), faultIn(field, sent)]).toEqual([text, undefined]);
    }
  });

  it.each(['\u0002', '\u0007', '\u001f', '\u000e', '\u001b', '\u0080'])(
    '%j is removed within words, and refused within an address',
    (mark) => {
      for (const field of [line, message]) expect(cleaned(field, `Sa${mark}ra`)).toBe('Sara');
      // Without the character it would be another address.
      expect(faultIn(email, `sa${mark}ra@example.com`)).toBe('control');
    },
  );

  it.each([
    ['Sara\tKarim', 'Sara Karim'],
    ['\tSara', 'Sara'],
    ['Sara\t', 'Sara'],
    ['سارة\tكريم', 'سارة كريم'],
    ['a\tb\tc', 'a b c'],
    ['\u0002\tSara\u200b\tK', 'Sara K'],
  ])('a tab within a line becomes a space: %j', (sent, kept) => {
    expect([cleaned(line, sent), faultIn(line, sent)]).toEqual([kept, undefined]);
  });

  it.each(['کتاب\u200cها', 'क्\u200dष', '👩\u200d💻', '\u06a9\u200c\u06cc \u200c\u06a9'])(
    '%j keeps its joiners',
    (text) => {
      for (const field of [line, message]) expect(cleaned(field, text)).toBe(text);
    },
  );

  it.each(['\u200b', '\u0002\u0007', '\u200c', '\u200d \ufeff', '\u00ad\u2060', '\u061c'])(
    '%j alone counts as empty',
    (text) => {
      for (const field of [line, message, email]) expect(faultIn(field, text)).toBe('required');
    },
  );

  it('direction marks and tabs are kept within a text', () => {
    expect(cleaned(message, '\u2067سلام\u2069\t\u200ex')).toBe('سلام\u2069\t\u200ex');
  });
});

describe('a mail address', () => {
  const email: Field = { name: 'email', kind: 'email', maxLength: 254, required: true };

  it('is checked also in browsers without `URL.canParse`', () => {
    const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect([faultIn(email, 'sara@example.com'), faultIn(email, 'sara@a..b')]).toEqual([undefined, 'notEmail']);
    canParse.mockRestore();
  });

  it.each([
    'سارة@example.com',
    'سەروەر@example.com',
    'müller@example.com',
    'иван.петров@example.com',
    '用户@例子.公司',
    'δοκιμή+1@example.com',
    'sara\u0660@example.com',
  ])('%s is valid, but cannot be mailed', (text) => {
    expect(faultIn(email, text)).toBe('notMailable');
  });

  it.each([
    'سارة@localhost',
    'سارة',
    'سا رة@example.com',
    'سا..رة@example.com',
    '@example.com',
    'سا\u200bرة@example.com',
  ])('%s is invalid', (text) => {
    expect(faultIn(email, text)).toBe('notEmail');
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
  ])('%i letters of at most 100: %s', (count, fault) => {
    expect(faultIn(line, 'a'.repeat(count))).toBe(fault);
  });

  it('is that of the cleaned text, when the sent text has at most four times the limit', () => {
    const padded = (spaces: number) => faultIn(line, `Sara${' '.repeat(spaces)}`);
    expect([padded(396), padded(397)]).toEqual([undefined, 'tooLong']);
  });

  it('of a choice is not checked: a long unknown choice is invalid', () => {
    const choice: Field = { name: 'budget', kind: 'choice', choices: ['weeks'], required: false };
    expect(faultIn(choice, 'w'.repeat(1000))).toBe('invalid');
  });
});
