/** What a save adds to `content/redirects.yaml` when pages move or go. */
import { parse } from 'yaml';
import { isBelow, isPrefix } from '../../shared/redirects.ts';
import { Refused } from '../refused.ts';

export const REDIRECTS = 'content/redirects.yaml';

/** A redirect as the file writes it. */
export interface WrittenRedirect {
  from: string;
  to: string;
  permanent?: boolean;
}

/** The list in the file. Throws {@link Refused} where it holds none. */
export function redirectsIn(text: string): WrittenRedirect[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new Refused(422, `Not saved: ${REDIRECTS} holds no list.`);
  return list as WrittenRedirect[];
}

/** An address that leads elsewhere from now on. */
export interface AddressChange {
  from: string;
  to: string;
  /** Whether visitors know the old address. */
  wasPublic: boolean;
}

/**
 * The redirects after pages have moved. One that led to an old address leads to the new one; an old address that visitors know gets a
 * redirect of its own; one from an address that is a page now goes. The others stay in their order.
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
    // The first that fits counts.
    const cover = list.findIndex((redirect) => isPrefix(redirect.from) && isBelow(from, redirect.from));
    list = list.toSpliced(cover < 0 ? list.length : cover, 0, { from, to });
  }
  return list;
}
