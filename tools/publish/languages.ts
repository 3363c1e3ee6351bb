/** Which language a link leads to. */
import { localeOf } from '../../shared/locales.ts';
import { localeOfPath } from '../../shared/paths.ts';

const LINK = /<a\s(?:[^>"]|"[^"]*")*>/g;
const ADDRESS = /\shref="(\/[^"?#]*)/;

/** `html` with `hreflang` on each link to a page of ours in another language than its own; one that stands there is kept. */
export function withLanguages(html: string): string {
  const own = /<html lang="([^"]*)"/.exec(html)?.[1];
  return html.replace(LINK, (link) => {
    const path = ADDRESS.exec(link)?.[1];
    if (path === undefined || /\shreflang=/i.test(link)) return link;
    const { tag } = localeOf(localeOfPath(path));
    return tag === own ? link : link.replace('<a', `<a hreflang="${tag}"`);
  });
}
