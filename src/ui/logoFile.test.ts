import { describe, expect, it } from 'vitest';
import { BLACK_BY_DEFAULT, logoFile, LOW_CONTRAST_ON_DARK } from './logoFile.ts';

const NIGHT = '@media(prefers-color-scheme:dark)';
/** What the sheet of a logo says for day and for night. */
const themesOf = (svg: string) => (/<style>(.*)<\/style>/.exec(svg)?.[1] ?? '').split(NIGHT);

describe('logoFile', () => {
  it.each([...LOW_CONTRAST_ON_DARK])('%s: night mixes ink to what it would swallow', (reference) => {
    const [day, night] = themesOf(logoFile(reference).svg);
    expect(day).not.toContain('color-mix');
    expect(night).toMatch(/color-mix\(in oklab,#[\da-f]{3,6},#f6efdf/i);
  });

  it.each([...BLACK_BY_DEFAULT])('%s: a part without a colour is ink, the others keep theirs', (reference) => {
    const { svg } = logoFile(reference);
    expect(themesOf(svg)[1]).toContain('--ink:#f6efdf');
    expect(svg).toMatch(/fill="(?:#|url|var\(--c)/);
  });

  it('black is ink, in the surface and the edge of one part', () => {
    const { svg } = logoFile('logos:linux-tux');
    expect(svg).toContain('fill="var(--ink)"');
    expect(svg).not.toMatch(/<[^>]*\sclass="[^>]*\sclass="/);
  });

  it('a drawing that names no colour is ink', () => {
    expect(logoFile('simple-icons:dapr').svg).toMatch(/svg\{--ink:#142036;fill:var\(--ink\)\}/);
  });

  it('is named by its content, 24 px high', () => {
    const { src, height, width } = logoFile('logos:kafka-icon');
    expect(src).toMatch(/^\/logos\/logos-kafka-icon\.[\da-f]{8}\.svg$/);
    expect([height, width]).toEqual([24, 15]);
  });

  it('names a logo that there is not', () => {
    expect(() => logoFile('logos:nobody')).toThrow(/logos:nobody/);
  });
});
