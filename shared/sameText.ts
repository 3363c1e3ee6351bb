/** Compares secret texts. */
import { hash, timingSafeEqual } from 'node:crypto';

/** True when both texts are equal. Compares their hashes in constant time. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
