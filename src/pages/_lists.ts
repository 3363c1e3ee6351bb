/** Links to all lists and main pages, for the 404 page and the search page. */
import { messagesOf } from '#i18n/messages.ts';
import { allIndustries, companyPages, linkTo } from '#layouts/links.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type { ShellLink } from '#shell/types.ts';

/** Links to every list of the site and to its other main pages, each with an icon. */
export async function listsOf(locale: LocaleKey): Promise<(ShellLink & { icon: string })[]> {
  const { nav, notices } = messagesOf(locale);
  const place = async (label: string, path: string, icon: string) => ({
    ...(await linkTo(locale, label, path, localizedPath(locale, '/'))),
    icon,
  });
  return Promise.all([
    place(nav.allServices, '/services', 'ph:squares-four'),
    place(await allIndustries(locale), '/industries', 'ph:factory'),
    place(nav.portfolio, '/portfolio', 'ph:files'),
    place(nav.blogs, '/blogs', 'ph:article'),
    place(nav.developers, '/on-demand-developers', 'ph:users-four'),
    place(nav.company, '/company', 'ph:buildings'),
    ...companyPages(locale).map(({ label, path, icon }) => place(label, path, icon)),
    place(notices.privacy, '/privacy', 'ph:lock-key'),
    place(notices.accessibility, '/accessibility', 'ph:person-arms-spread'),
    place(nav.contact, '/contact', 'ph:envelope-simple'),
  ]);
}
