/** Parts of a page's title. */
import { brandSpellings } from '../../shared/brand.ts';

/** The title without the brand, which stands beside it anyway; the first part leads. */
export function partsOf(title: string): string[] {
  const brands = brandSpellings();
  const parts = title.split(' | ').filter((part) => !brands.includes(part.replace(/[\u2066-\u2069]/g, '')));
  return parts.length > 0 ? parts : [title];
}
