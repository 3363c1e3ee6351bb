/** Redirects in the syntax of hosts that do not read `_redirects`. */
import { isPrefix, pathOf, withQuery, type Redirect } from '../../shared/redirects.ts';

/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The regular expression of a path, with or without a slash at its end, or of all paths below a prefix, with the rest as a group. */
const patternOf = (from: string): string =>
  isPrefix(from) ? `^${literal(from.slice(0, -1))}(.*)$` : `^${literal(from)}/?$`;

/** Lines for the `server` part of nginx's settings. nginx adds the query by itself, after the one that a target has. */
export const nginx = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to, permanent }) => {
      const flag = permanent ? 'permanent' : 'redirect';
      return `rewrite "${patternOf(from)}" "${to.replace(/\*$/, '$1')}" ${flag};\n`;
    })
    .join('');

/** Lines for a site block of a Caddyfile. The matcher `path` ignores case: `/Contact` would redirect the page `/contact` to itself. */
export const caddy = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to, permanent }, index) => {
      const status = permanent ? 301 : 302;
      const name = `moved${index}`;
      const target = withQuery(to.replace(/\*$/, `{re.${name}.1}`), to.includes('?') ? '?{query}' : '{?query}');
      return `@${name} path_regexp ${name} "${patternOf(from)}"\nredir @${name} "${target}" ${status}\n`;
    })
    .join('');

/**
 * A path, or a prefix with the rest as a parameter, in the syntax of path-to-regexp. The rest is not empty:
 * `/contact/:rest*` would redirect `/contact` too. It does not begin with a slash: the target could become the address of another host.
 */
const vercelSource = (from: string): string => {
  const path = isPrefix(from) ? from.slice(0, -1) : from;
  return path.replace(/[:(){}+?*\\]/g, String.raw`\$&`) + (isPrefix(from) ? ':rest([^/].*)' : '');
};

/**
 * The address that Vercel compares with a source. With `cleanUrls`, as in `deploy/vercel.json`, it first redirects `/about.html` to
 * `/about`, and `/old/index.html` to `/old`.
 */
const cleanUrl = (from: string): string => from.replace(/\/index(?:\.html)?$|\.html$/, '') || '/';

/** The part `redirects` of `vercel.json`. Vercel answers permanent ones with 308. */
export const vercel = (redirects: readonly Redirect[]): string =>
  JSON.stringify(
    {
      redirects: redirects
        .map((redirect) => ({ ...redirect, from: cleanUrl(redirect.from) }))
        // `/services.html` is redirected to `/services` already, and `/services` would be redirected to itself.
        .filter(({ from, to }) => from !== pathOf(to))
        .map(({ from, to, permanent }) => ({
          source: vercelSource(from),
          destination: to.replace(/\*$/, ':rest*'),
          permanent,
        })),
    },
    undefined,
    2,
  );
