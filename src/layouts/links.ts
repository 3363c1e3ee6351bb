/** Links to pages of the site, as shell and sections show them. */
import { industriesNavigation } from '#content/queries.ts';
import { messagesOf } from '#i18n/messages.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { isCurrent, localeOfPath } from '#shared/paths.ts';
import { pluralOf } from '#shared/plural.ts';
import type { Current, ShellLink } from '#shell/types.ts';

/** A link with its state: whether it is the page at `path`, contains it, or is in another language. */
export function link(label: string, href: string, path: string): ShellLink {
  const current: Current = href === path ? 'page' : isCurrent(href, path) ? 'true' : undefined;
  const target = localeOfPath(href);
  return { label, href, current, hrefLang: target === localeOfPath(path) ? undefined : localeOf(target).tag };
}

/** A single link, or one among links in the reader's language: a link to an English page has a note. */
export function linkWithLanguage(label: string, href: string, path: string): ShellLink {
  const place = link(label, href, path);
  return { ...place, language: place.hrefLang && messagesOf(localeOfPath(path)).controls.english };
}

/** The note above a list in which some pages are not in the reader's language. */
export const noteOn = (locale: LocaleKey, links: readonly { href: string }[]): string | undefined =>
  links.every(({ href }) => localeOfPath(href) === locale) ? undefined : messagesOf(locale).controls.inEnglish;

/** Name of the link to all industries: it says how many there are. */
export async function allIndustries(locale: LocaleKey): Promise<string> {
  const { length } = await industriesNavigation(locale);
  return pluralOf(messagesOf(locale).nav.allIndustries, length, localeOf(locale).format);
}

/** The pages about the company, in their order; `path` is without the language's prefix. */
export function companyPages(locale: LocaleKey): { label: string; path: string; icon: string }[] {
  const { nav } = messagesOf(locale);
  return [
    { label: nav.aboutUs, path: '/company/about-us', icon: 'ph:users-three' },
    { label: nav.ourHistory, path: '/company/our-history', icon: 'ph:clock-counter-clockwise' },
    { label: nav.career, path: '/company/career', icon: 'ph:briefcase' },
  ];
}
