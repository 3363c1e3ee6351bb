import { beforeAll, describe, expect, it } from 'vitest';
import { createSubset, CARD_SUBSETS } from '../fonts/subsets.ts';
import { PICTURE_LETTERS } from '../fonts/letters.ts';
import { createLettering } from './lettering.ts';

describe('lettering', () => {
  let lettering: ReturnType<typeof createLettering>;
  beforeAll(async () => {
    lettering = createLettering(
      await Promise.all(CARD_SUBSETS.map(async (font) => new Uint8Array((await createSubset(font)).subset))),
    );
  });

  /** Shapes of the glyphs with ink, from left to right. */
  const glyphs = (text: string, dir: 'ltr' | 'rtl') =>
    Array.from(lettering(dir)(text).outline.matchAll(/ ([\d.e-]+) [\d.e-]+\)" d="([^"]+)"/g), ([, x, d]) => ({
      x: Number(x),
      d,
    }));
  const shapes = (text: string, dir: 'ltr' | 'rtl') => glyphs(text, dir).map(({ d }) => d);

  it('sets letters one after the other, as wide as the line says', () => {
    const line = glyphs('Systems', 'ltr');
    expect(line).toHaveLength(7);
    expect(line.map(({ x }) => x)).toEqual(line.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(lettering('ltr')('Systems').width).toBeGreaterThan(line.at(-1)?.x ?? 0);
  });

  it('moves letters together by the tracking', () => {
    const letter = lettering('ltr');
    expect(letter('Systems', -0.1).width).toBeCloseTo(letter('Systems').width - 0.7);
  });

  it('keeps every word of a line that mixes two scripts, in the order it is read', () => {
    expect(shapes('مهندس موثوقية الأنظمة (SRE)', 'rtl')).toEqual([
      ...shapes('(SRE)', 'rtl'),
      ...shapes('مهندس موثوقية الأنظمة', 'rtl'),
    ]);
    expect(shapes('CI/CD والأمن', 'rtl')).toEqual([...shapes('والأمن', 'rtl'), ...shapes('CI/CD', 'ltr')]);
  });

  it('turns brackets with the line, and leaves terms that are isolated alone', () => {
    expect(shapes('(حلول)', 'rtl')[0]).toBe(shapes('(', 'ltr')[0]);
    expect(shapes('\u2066.NET\u2069 و', 'rtl').slice(-4)).toEqual(shapes('.NET', 'ltr'));
  });

  it('joins letters, and parts them at a joiner that forbids it', () => {
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
  ])('leaves out of %s what no font has, and composes the rest', (text, drawn) => {
    expect(lettering('ltr')(text)).toEqual(lettering('ltr')(drawn));
  });

  it.each(['Şırnak Doğu İğdır', 'Îsot û Xwê', 'Łódź Żółć Ćma', 'Đorđe', '½ ± ²', '٢٠٢٦ ۲۰۲۶'])(
    'draws %s whole',
    (text) => {
      expect(glyphs(text, 'ltr').length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length);
    },
  );

  it('has a glyph for each letter that a picture is said to have', () => {
    for (const letter of PICTURE_LETTERS)
      if (!/[\p{Cf}\p{Zs}\p{M}]/u.test(letter)) expect(glyphs(letter, 'ltr').length, letter).toBeGreaterThan(0);
  });
});
