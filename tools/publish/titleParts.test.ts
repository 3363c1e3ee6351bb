import { expect, it } from 'vitest';
import { brandSpellings } from '../../shared/brand.ts';
import { partsOf } from './titleParts.ts';

it('the parts of a title omit the brand, unless the title has no other part', () => {
  for (const brand of brandSpellings()) {
    expect(partsOf(`Privacy | ${brand}`)).toEqual(['Privacy']);
    expect(partsOf(`\u2068${brand}\u2069 | Software`)).toEqual(['Software']);
    expect(partsOf(brand)).toEqual([brand]);
  }
});
