import { describe, expect, it } from 'vitest';
import { BLACK_BY_DEFAULT, logoFile, LOW_CONTRAST_ON_DARK } from './logoFile.ts';

const NIGHT = '@media(prefers-color-scheme:dark)';
/** The styles of a logo for the light theme and for the dark theme. */
const themesOf = (svg: string) => (/<style>(.*)<\/style>/.exec(svg)?.[1] ?? '').split(NIGHT);

describe('logoFile', () => {
  it.each([...LOW_CONTRAST_ON_DARK])('%s: dark parts are mixed with the light ink in the dark theme', (reference) => {
    const [day, night] = themesOf(logoFile(reference).svg);
    expect(day).not.toContain('color-mix');
    expect(night).toMatch(/color-mix\(in oklab,#[\da-f]{3,6},#f6efdf/i);
  });

  it.each([...BLACK_BY_DEFAULT])(
    '%s: parts without a colour have the ink colour, other parts keep theirs',
    (reference) => {
      const { svg } = logoFile(reference);
      expect(themesOf(svg)[1]).toContain('--ink:#f6efdf');
      expect(svg).toMatch(/fill="(?:#|url|var\(--c)/);
    },
  );

  it('black is replaced by the ink colour, and no element has two class attributes', () => {
    const { svg } = logoFile('logos:linux-tux');
    expect(svg).toContain('fill="var(--ink)"');
    expect(svg).not.toMatch(/<[^>]*\sclass="[^>]*\sclass="/);
  });

  it('a logo without colours has the ink colour', () => {
    expect(logoFile('simple-icons:dapr').svg).toMatch(/svg\{--ink:#142036;fill:var\(--ink\)\}/);
  });

  it('has a hash in its name, and is 24 px high', () => {
    const { src, height, width } = logoFile('logos:kafka-icon');
    expect(src).toMatch(/^\/logos\/logos-kafka-icon\.[\da-f]{8}\.svg$/);
    expect([height, width]).toEqual([24, 15]);
  });

  it('names an unknown logo in the error', () => {
    expect(() => logoFile('logos:nobody')).toThrow(/logos:nobody/);
  });
});
