/** Redirects from old addresses to new ones, and the file `_redirects` of a build that lists them. */

export interface Redirect {
  /** A path of this site, decoded. `/old/*` matches every path below `/old/`. */
  from: string;
  /** A path of this site, with or without a query, or an https:// address. A `/*` at its end is replaced by what `*` matched in `from`. */
  to: string;
  /** Whether the redirect is permanent: search engines and browsers may forget the old address. */
  permanent: boolean;
}

/** Name of the file in a build. Cloudflare Pages and Netlify read it as well. */
export const REDIRECTS_FILE = '_redirects';

const ALL_BELOW = '/*';
const SPLAT = '/:splat';
/** A space in an old address: a plain one would separate two fields of the file. */
const SPACE = '%20';

/** Whether an address matches all paths below it: `/old/*`. */
export const isPrefix = (address: string): boolean => address.endsWith(ALL_BELOW);

/**
 * Formats the redirects for hosts, one per line: old address, new address, status. A line for the same address with a slash at its end
 * follows, because Cloudflare Pages compares addresses exactly. Prefixes come last: it takes at most 100 lines from the first prefix on.
 */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects
    .toSorted((a, b) => Number(isPrefix(a.from)) - Number(isPrefix(b.from)))
    .flatMap(({ from, to, permanent }) =>
      (isPrefix(from) ? [from] : [from, `${from}/`]).map(
        (address) => `${address.replaceAll(' ', SPACE)} ${to.replace(/\/\*$/, SPLAT)} ${permanent ? 301 : 302}\n`,
      ),
    )
    .join('');

/** Parses the output of {@link formatRedirects}. Leaves out the lines with a slash at the end: {@link redirectOf} does not need them. */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from: from.replaceAll(SPACE, ' '), to: to.replace(/\/:splat$/, ALL_BELOW), permanent: status === '301' };
    })
    .filter(({ from }) => !from.endsWith('/'));

/**
 * Returns the target of the decoded `path`: that of the first redirect that matches it exactly or by `/*`. A slash at the end of `path` is
 * ignored: many old addresses have one, and `from` never has. What `*` matched is encoded.
 */
export function redirectOf(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const page = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const found = redirects.find(({ from }) => from === page || (isPrefix(from) && isBelow(path, from)));
  if (!found || found.from === page) return found;
  if (!isPrefix(found.to)) return found;
  // If the rest began with a slash, `/*` would become the address of another host.
  const rest = path.slice(found.from.length - 1).replace(/^\/+/, '');
  return { ...found, to: found.to.slice(0, -1) + encodeURI(rest).replace(/[?#]/g, encodeURIComponent) };
}

/** Whether `path` lies below a `from` with `/*` at its end. */
export const isBelow = (path: string, from: string): boolean => path.startsWith(from.slice(0, -1));

/** The path of a target, without its query and fragment. */
export const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

/** Adds the visitor's query to the target. `query` begins with `?` or is empty. The target's own query comes first. */
export function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const [address = '', fragment] = to.split('#', 2);
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
