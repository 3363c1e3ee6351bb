/** The redirects that a save adds to `content/redirects.yaml` when pages are moved or deleted. */
import { parseDocument } from 'yaml';
import { isBelow, isPrefix, pathOf } from '../../shared/redirects.ts';
import { ownPath } from '../../tools/content-check/redirects.ts';
import { isFields } from '../../tools/record-source/mergeRecord.ts';
import { invalidFile } from '../refused.ts';

/** The file of the redirects, by its path in the repository. */
export const REDIRECTS = 'content/redirects.yaml';

/** A redirect as the file writes it. */
export interface WrittenRedirect {
  from: string;
  to: string;
  permanent?: boolean;
}

const isRedirect = (entry: unknown): entry is WrittenRedirect =>
  isFields(entry) && typeof entry['from'] === 'string' && typeof entry['to'] === 'string';

/** The list in the file. Throws `Refused` if a change by hand has made the file invalid. */
export function redirectsIn(text: string): WrittenRedirect[] {
  const document = parseDocument(text);
  const list: unknown = document.errors.length > 0 ? undefined : (document.toJS() ?? []);
  if (!Array.isArray(list) || !list.every(isRedirect)) throw invalidFile(REDIRECTS);
  return list;
}

/** An address that is redirected after the save. */
export interface AddressChange {
  from: string;
  to: string;
  /** True if visitors could open the old address. */
  wasPublic: boolean;
}

/**
 * The redirects after pages have moved. A redirect to an old address leads to the new address, and keeps its query and fragment. An old address that was
 * public gets its own redirect. A redirect from an address that is a page now is removed. The others keep their order.
 * @param appeared addresses of the pages of this save that are not drafts
 */
export function redirectsAfter(
  redirects: readonly WrittenRedirect[],
  changes: readonly AddressChange[],
  appeared: ReadonlySet<string>,
): WrittenRedirect[] {
  let list = redirects.filter(({ from }) => !appeared.has(from));
  for (const { from, to, wasPublic } of changes) {
    const moved = (redirect: WrittenRedirect): WrittenRedirect =>
      ownPath(redirect.to) === from
        ? { ...redirect, to: to + redirect.to.slice(pathOf(redirect.to).length) }
        : redirect;
    // When a page moves back to its old address, the redirect from there would lead to itself.
    list = list.map(moved).filter((redirect) => redirect.from !== ownPath(redirect.to));
    if (!wasPublic || list.some((redirect) => redirect.from === from)) continue;
    // The first redirect that matches is used, so this one must come before a prefix redirect that also matches.
    const prefix = list.findIndex((redirect) => isPrefix(redirect.from) && isBelow(from, redirect.from));
    list = list.toSpliced(prefix < 0 ? list.length : prefix, 0, { from, to });
  }
  return list;
}
