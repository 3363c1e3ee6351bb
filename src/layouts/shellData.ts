/** Fills the shell from content, messages and the site's settings. */
import { COLUMN_SPLIT, intoColumns, type NavigationItem } from '#content/navigation.ts';
import { industries as industryEntries, industriesNavigation, servicesNavigation } from '#content/queries.ts';
import { messagesOf } from '#i18n/messages.ts';
import { localizedPath, isCurrent } from '#shared/paths.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { iconSprite, type IconSprite } from '#ui/iconSprite.ts';
import type { Current, IconLink, LinkGroup, Navigation, ShellLink } from '#shell/types.ts';

/** The header's navigation for a page at `path` (with its language's prefix). */
export async function navigationFor(locale: LocaleKey, path: string): Promise<Navigation> {
  const { nav, panels } = messagesOf(locale);
  const to = (label: string, target: string) => link(label, localizedPath(locale, target), path);
  const company = (label: string, target: string, icon: string): IconLink => ({ ...to(label, target), icon });
  const groups = (await servicesNavigation(locale)).map((group) => linkGroup(group, path));
  const industries = await industriesNavigation(locale);
  const { hrefOf } = await navigationIcons();
  return {
    label: nav.main,
    company: {
      ...to(nav.company, '/company'),
      overview: nav.overview,
      lead: panels.companyLead,
      links: [
        company(nav.aboutUs, '/company/about-us', 'ph:users-three'),
        company(nav.ourHistory, '/company/our-history', 'ph:clock-counter-clockwise'),
        company(nav.career, '/company/career', 'ph:briefcase'),
      ],
    },
    services: {
      ...to(nav.services, '/services'),
      overview: nav.allServices,
      columns: intoColumns(groups, COLUMN_SPLIT),
    },
    industries: {
      ...to(nav.industries, '/industries'),
      overview: nav.allIndustries,
      links: industries.map(({ label, href, icon }) => ({ ...link(label, href, path), icon: hrefOf(icon) })),
    },
    links: [to(nav.developers, '/on-demand-developers'), to(nav.blogs, '/blogs'), to(nav.portfolio, '/portfolio')],
    contact: to(nav.getInTouch, '/contact'),
  };
}

/** The icons of all industries, in one file for all languages. */
export async function navigationIcons(): Promise<IconSprite> {
  return iconSprite((await industryEntries()).map(({ data }) => data.icon));
}

/** The footer's quick links, with the names the footer gives them. */
export function quickLinksFor(locale: LocaleKey, path: string): ShellLink[] {
  const { nav, footer } = messagesOf(locale);
  return [
    [footer.caseStudy, '/portfolio'],
    [nav.career, '/company/career'],
    [nav.blogs, '/blogs'],
    [footer.onDemandDevelopers, '/on-demand-developers'],
  ].map(([label = '', target = '']) => link(label, localizedPath(locale, target), path));
}

const linkGroup = (group: NavigationItem, path: string): LinkGroup => ({
  ...link(group.label, group.href, path),
  children: group.children.map(({ label, href }) => link(label, href, path)),
});

/** A link that knows whether it leads to the page at `path` or to something that contains it. */
export function link(label: string, href: string, path: string): ShellLink {
  const current: Current = href === path ? 'page' : isCurrent(href, path) ? 'true' : undefined;
  return { label, href, current };
}
