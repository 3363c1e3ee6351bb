/** Old addresses that lead to new ones, and the file `_redirects` in which a build carries them. */

export interface Redirect {
  /** A path of this site. `/old/*` stands for every path below `/old/`. */
  from: string;
  /** A path of this site, with a query or without, or an address with https://. `/*` at its end stands for what `*` stood for in `from`. */
  to: string;
  /** Whether search engines and browsers may forget the old address. */
  permanent: boolean;
}

/** Name of the file in a build. Cloudflare Pages and Netlify read it as well. */
export const REDIRECTS_FILE = '_redirects';

const ALL_BELOW = '/*';
const SPLAT = '/:splat';

/** Whether an address stands for all below it: `/old/*`. */
export const isPrefix = (address: string): boolean => address.endsWith(ALL_BELOW);

/** The redirects as hosts read them: old address, new address and status, a line each. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to, permanent }) => `${from} ${to.replace(/\/\*$/, SPLAT)} ${permanent ? 301 : 302}\n`)
    .join('');

/** Reads what {@link formatRedirects} wrote. */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to: to.replace(/\/:splat$/, ALL_BELOW), permanent: status === '301' };
    });

/** Where the decoded `path` leads: the first redirect that names it, or that stands for all below a path it lies under. What `*` stood for is encoded. */
export function redirectOf(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const found = redirects.find(({ from }) => from === path || (isPrefix(from) && isBelow(path, from)));
  if (!found || found.from === path) return found;
  if (!isPrefix(found.to)) return found;
  // A rest that begins with a slash would make the address of another host of `/*`.
  const rest = path.slice(found.from.length - 1).replace(/^\/+/, '');
  return { ...found, to: found.to.slice(0, -1) + encodeURI(rest).replace(/[?#]/g, encodeURIComponent) };
}

/** Whether `path` lies below a `from` with `/*` at its end. */
export const isBelow = (path: string, from: string): boolean => path.startsWith(from.slice(0, -1));

/** The path of a target, without its query. */
export const pathOf = (to: string): string => to.split('?', 1)[0] ?? '';

/** The target with what a visitor's address asks besides: `query` with its `?`, or empty. What the target asks itself comes first. */
export function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const [address = '', fragment] = to.split('#', 2);
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
