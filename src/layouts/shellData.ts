/** Data of the shell, from the records, the messages and the site's settings. */
import { COLUMN_SPLIT, intoColumns, type NavigationItem } from '#content/navigation.ts';
import { formatDayOrMinute } from '#content/days.ts';
import { hrefIn, languagesOf } from '#content/pagePaths.ts';
import { unpublishedReasonOfPage } from '#content/records.ts';
import { industriesNavigation, servicesNavigation } from '#content/services.ts';
import { fill, messagesOf } from '#i18n/messages.ts';
import { enabledLocales, localeOf, type Locale, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { flagFile } from '#ui/flagFile.ts';
import type { LanguageLink, LinkGroup, Navigation, PanelItem, ShellLink } from '#shell/types.ts';
import { allIndustries, companyPages, link, linkTo, noteOn } from './links.ts';

/** The header's navigation for a page at `path` (with its language's prefix). */
export async function navigationFor(locale: LocaleKey, path: string): Promise<Navigation> {
  const { nav, panels, controls } = messagesOf(locale);
  const to = (label: string, target: string) => linkTo(locale, label, target, path);
  const groups = (await servicesNavigation(locale)).map((group) => linkGroup(group, path));
  const services = groups.flatMap(({ children }) => children);
  const industries = (await industriesNavigation(locale)).map(({ label, href }) => link(label, href, path));
  return {
    label: nav.main,
    company: {
      ...panelItem(await to(nav.company, '/company'), nav.overview),
      lead: panels.companyLead,
      links: await Promise.all(
        companyPages(locale).map(async (page) => ({ ...(await to(page.label, page.path)), icon: page.icon })),
      ),
    },
    services: {
      ...panelItem(await to(nav.services, '/services'), nav.allServices),
      note: noteOn(locale, services) && controls.servicesInEnglish,
      columns: intoColumns(groups, COLUMN_SPLIT),
    },
    industries: {
      ...panelItem(await to(nav.industries, '/industries'), await allIndustries(locale)),
      note: noteOn(locale, industries),
      links: industries,
    },
    links: await Promise.all([
      to(nav.developers, '/on-demand-developers'),
      to(nav.blogs, '/blogs'),
      to(nav.portfolio, '/portfolio'),
    ]),
    contact: await to(nav.getInTouch, '/contact'),
  };
}

/** A panel's button and, with the label `overview`, the link to the page of the same address. */
const panelItem = (item: ShellLink, overview: string): PanelItem => ({
  ...item,
  overview: { ...item, label: overview, current: item.current === 'page' ? 'page' : undefined },
});

/** The footer's quick links. The last leads to the contact page. */
export async function quickLinksFor(locale: LocaleKey, path: string): Promise<ShellLink[]> {
  const { nav, footer } = messagesOf(locale);
  const to = (label: string, target: string) => linkTo(locale, label, target, path);
  return Promise.all([
    to(footer.caseStudy, '/portfolio'),
    to(nav.career, '/company/career'),
    to(nav.blogs, '/blogs'),
    to(footer.onDemandDevelopers, '/on-demand-developers'),
    to(footer.contact, '/contact'),
  ]);
}

/** Links to the privacy notice and the accessibility statement. */
export async function noticesFor(locale: LocaleKey, path: string): Promise<ShellLink[]> {
  const { notices } = messagesOf(locale);
  return [
    link(notices.privacy, await hrefIn(locale, '/privacy'), path),
    link(notices.accessibility, await hrefIn(locale, '/accessibility'), path),
  ];
}

/** Text that explains why the page at `path` (without prefix) is not published; undefined when it is. */
export async function unpublishedNoteFor(
  locale: LocaleKey,
  path: string,
): Promise<{ label: string; text: string } | undefined> {
  const reason = await unpublishedReasonOfPage(locale, path);
  if (!reason) return undefined;
  const { unpublished: words } = messagesOf(locale);
  if (reason.state === 'draft') return { label: words.label, text: words.draft };
  const at = formatDayOrMinute(reason.at, localeOf(locale).format);
  return { label: words.label, text: fill(reason.state === 'scheduled' ? words.scheduled : words.expired, { at }) };
}

/**
 * A link for each language of the site: to the page at `path` (without prefix) or, if the language does not have it, to the nearest page
 * above it, with a note.
 */
export const languageLinksFor = (locale: LocaleKey, path: string): Promise<LanguageLink[]> =>
  Promise.all(enabledLocales().map((language) => languageLink(language, locale, path)));

async function languageLink(language: Locale, locale: LocaleKey, path: string): Promise<LanguageLink> {
  const { key, tag, dir, name, flag } = language;
  const target = await nearestPage(key, path);
  const { src, size } = flagFile(key, flag);
  return {
    label: name,
    href: localizedPath(key, target),
    current: key === locale ? 'page' : undefined,
    lang: tag,
    dir,
    flag: src,
    flagSize: size,
    ...(target !== path && { note: messagesOf(key).controls.onlyIn }),
  };
}

/** `path`, or the path of its nearest ancestor that exists in the language. */
async function nearestPage(locale: LocaleKey, path: string): Promise<string> {
  if (path === '/' || (await languagesOf(path)).includes(locale)) return path;
  return nearestPage(locale, path.slice(0, path.lastIndexOf('/')) || '/');
}

const linkGroup = (group: NavigationItem, path: string): LinkGroup => ({
  ...link(group.label, group.href, path),
  children: group.children.map(({ label, href }) => link(label, href, path)),
});
