import { beforeAll, describe, expect, it } from 'vitest';
import { createSubset, CARD_SUBSETS } from '../fonts/subsets.ts';
import { CARD_CHARACTERS } from '../fonts/characters.ts';
import { createShaper } from './shaping.ts';

describe('shaping', () => {
  let shaper: ReturnType<typeof createShaper>;
  beforeAll(async () => {
    shaper = createShaper(
      await Promise.all(CARD_SUBSETS.map(async (font) => new Uint8Array((await createSubset(font)).subset))),
    );
  });

  /** Shapes and positions of the visible glyphs, in the order in which they are drawn. */
  const glyphs = (text: string, dir: 'ltr' | 'rtl') =>
    Array.from(shaper(dir)(text).outline.matchAll(/ ([\d.e-]+) [\d.e-]+\)" d="([^"]+)"/g), ([, x, d]) => ({
      x: Number(x),
      d,
    }));
  const shapes = (text: string, dir: 'ltr' | 'rtl') => glyphs(text, dir).map(({ d }) => d);

  it('places letters one after the other, within the width of the line', () => {
    const line = glyphs('Systems', 'ltr');
    expect(line).toHaveLength(7);
    expect(line.map(({ x }) => x)).toEqual(line.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(shaper('ltr')('Systems').width).toBeGreaterThan(line.at(-1)?.x ?? 0);
  });

  it('reduces the width of a line by a negative tracking', () => {
    const shapeLine = shaper('ltr');
    expect(shapeLine('Systems', -0.1).width).toBeCloseTo(shapeLine('Systems').width - 0.7);
  });

  it('keeps every word of a line in two scripts, in the order of reading', () => {
    expect(shapes('مهندس موثوقية الأنظمة (SRE)', 'rtl')).toEqual([
      ...shapes('(SRE)', 'rtl'),
      ...shapes('مهندس موثوقية الأنظمة', 'rtl'),
    ]);
    expect(shapes('CI/CD والأمن', 'rtl')).toEqual([...shapes('والأمن', 'rtl'), ...shapes('CI/CD', 'ltr')]);
  });

  it('mirrors brackets in a right-to-left line, and does not reorder an isolated term', () => {
    expect(shapes('(حلول)', 'rtl')[0]).toBe(shapes('(', 'ltr')[0]);
    expect(shapes('\u2066.NET\u2069 و', 'rtl').slice(-4)).toEqual(shapes('.NET', 'ltr'));
  });

  it('joins letters, except at a zero-width non-joiner', () => {
    expect(shapes('لا', 'rtl')).toHaveLength(1);
    expect(shapes('ل\u200cا', 'rtl')).toHaveLength(2);
  });

  it.each([
    ['The 水 channel', 'The channel'],
    ['Chargers 🔌 say', 'Chargers say'],
    ['One → two', 'One two'],
    ['₿ and Ω', 'and'],
    ['Привет Kariz', 'Kariz'],
    ['Caf\u0065\u0301', 'Café'],
    ['on\u2011call', 'on-call'],
    ['10\u202Fkm', '10 km'],
  ])('omits from ‘%s’ what no font has, and composes letters with marks: ‘%s’', (text, drawn) => {
    expect(shaper('ltr')(text)).toEqual(shaper('ltr')(drawn));
  });

  it.each(['Şırnak Doğu İğdır', 'Îsot û Xwê', 'Łódź Żółć Ćma', 'Đorđe', '½ ± ²', '٢٠٢٦ ۲۰۲۶'])(
    'draws every letter of ‘%s’',
    (text) => {
      expect(glyphs(text, 'ltr').length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length);
    },
  );

  it('has a glyph for each character in CARD_CHARACTERS', () => {
    for (const character of CARD_CHARACTERS)
      if (!/[\p{Cf}\p{Zs}\p{M}]/u.test(character))
        expect(glyphs(character, 'ltr').length, character).toBeGreaterThan(0);
  });
});
