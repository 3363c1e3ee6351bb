/** The redirects that a save adds to `content/redirects.yaml` when pages are moved or deleted. */
import { parse } from 'yaml';
import { isBelow, isPrefix } from '../../shared/redirects.ts';
import { Refused } from '../refused.ts';

/** The file of the redirects, by its path in the repository. */
export const REDIRECTS = 'content/redirects.yaml';

/** A redirect as the file writes it. */
export interface WrittenRedirect {
  from: string;
  to: string;
  permanent?: boolean;
}

/** The list in the file. Throws {@link Refused} if the file contains no list. */
export function redirectsIn(text: string): WrittenRedirect[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new Refused(422, `Not saved: ${REDIRECTS} does not contain a list.`);
  return list as WrittenRedirect[];
}

/** An address that is redirected after the save. */
export interface AddressChange {
  from: string;
  to: string;
  /** True if visitors could open the old address. */
  wasPublic: boolean;
}

/**
 * The redirects after pages have moved. A redirect to an old address gets the new address as its target. An old address that was public
 * gets its own redirect. A redirect from an address that is a page now is removed. The others keep their order.
 * @param appeared addresses of pages that are new in this save
 */
export function redirectsAfter(
  redirects: readonly WrittenRedirect[],
  changes: readonly AddressChange[],
  appeared: ReadonlySet<string>,
): WrittenRedirect[] {
  let list = redirects.filter(({ from }) => !appeared.has(from));
  for (const { from, to, wasPublic } of changes) {
    list = list.map((redirect) => (redirect.to === from ? { ...redirect, to } : redirect));
    if (!wasPublic || list.some((redirect) => redirect.from === from)) continue;
    // The first redirect that matches is used, so this one must come before a prefix redirect that also matches.
    const prefix = list.findIndex((redirect) => isPrefix(redirect.from) && isBelow(from, redirect.from));
    list = list.toSpliced(prefix < 0 ? list.length : prefix, 0, { from, to });
  }
  return list;
}
