/** Redirects in the words of hosts that do not read `_redirects`. */
import { isPrefix, type Redirect } from '../../shared/redirects.ts';

/** A text as a pattern that matches it alone. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The pattern of all paths below `from`, with the rest after its last slash as a group. */
const below = (from: string, group: string): string => `^${literal(from.slice(0, -1))}${group}$`;

/** Two maps for the `http` part of nginx's settings, and what the `server` part does with them, as a comment. */
export function nginx(redirects: readonly Redirect[]): string {
  const rowOf = ({ from, to }: Redirect): string =>
    isPrefix(from) ? `  "~${below(from, '(?<rest>.*)')}" "${to.replace(/\*$/, '$rest')}";\n` : `  "${from}" "${to}";\n`;
  const mapOf = (name: string, permanent: boolean): string =>
    `map $uri $${name} {\n${redirects
      .filter((redirect) => redirect.permanent === permanent)
      .map(rowOf)
      .join('')}}\n`;
  return [
    '# In http. In server:',
    '#   if ($moved) { return 301 $moved$is_args$args; }',
    '#   if ($moved_for_now) { return 302 $moved_for_now$is_args$args; }',
    mapOf('moved', true) + mapOf('moved_for_now', false),
  ].join('\n');
}

/** Lines for a site block of a Caddyfile. */
export const caddy = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to, permanent }, index) => {
      const status = permanent ? 301 : 302;
      const query = '{http.request.uri.prefixed_query}';
      if (!isPrefix(from)) return `redir "${from}" "${to}${query}" ${status}\n`;
      const name = `moved${index}`;
      const target = to.replace(/\*$/, `{re.${name}.1}`);
      return `@${name} path_regexp ${name} "${below(from, '(.*)')}"\nredir @${name} "${target}${query}" ${status}\n`;
    })
    .join('');

/** The part `redirects` of `vercel.json`. Vercel answers permanent ones with 308. */
export const vercel = (redirects: readonly Redirect[]): string =>
  JSON.stringify(
    {
      redirects: redirects.map(({ from, to, permanent }) => ({
        source: from.replace(/\*$/, ':rest*'),
        destination: to.replace(/\*$/, ':rest*'),
        permanent,
      })),
    },
    undefined,
    2,
  );
