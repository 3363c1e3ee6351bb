/** Parts of a page's title. */
import { brandSpellings } from '../../shared/brand.ts';

/** The parts of a title, the main one first, without the brand, which is shown next to it. A title that is only the brand stays. */
export function partsOf(title: string): string[] {
  const brands = brandSpellings();
  const parts = title.split(' | ').filter((part) => !brands.includes(part.replace(/[\u2066-\u2069]/g, '')));
  return parts.length > 0 ? parts : [title];
}
