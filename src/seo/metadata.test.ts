import { expect, it } from 'vitest';
import { brandIn } from '#shared/brand.ts';
import { documentTitle } from './metadata.ts';

it('a title ends with the brand in the spelling of the language, unless it is too long or has a separator already', () => {
  for (const locale of ['en', 'ar', 'ku'] as const) {
    const end = ` | ${brandIn(locale)}`;
    const longest = 'x'.repeat(60 - end.length);
    expect(documentTitle(longest, locale)).toBe(longest + end);
    expect(documentTitle(`${longest}x`, locale)).toBe(`${longest}x`);
    expect(documentTitle('Apps | Quick', locale)).toBe('Apps | Quick');
  }
});
