/** Links to pages of the site, for shell and sections. */
import { hrefIn } from '#content/pagePaths.ts';
import { industriesNavigation } from '#content/services.ts';
import { fill, messagesOf } from '#i18n/messages.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import { isCurrent, localeOfPath } from '#shared/paths.ts';
import type { Current, ShellLink } from '#shell/types.ts';

/** A link with its state relative to the page at `path`: whether it leads to that page, to a page above it, or to another language. */
export function link(label: string, href: string, path: string): ShellLink {
  const current: Current = href === path ? 'page' : isCurrent(href, path) ? 'true' : undefined;
  const target = localeOfPath(href);
  return { label, href, current, hrefLang: target === localeOfPath(path) ? undefined : localeOf(target).tag };
}

/** A link with a note if its page is in English. For a single link, or for a list whose other links are in the reader's language. */
export function linkWithLanguage(label: string, href: string, path: string): ShellLink {
  const place = link(label, href, path);
  return { ...place, language: place.hrefLang && messagesOf(localeOfPath(path)).controls.english };
}

/** A link, with that note if needed, to the page at `target` (a path without prefix) in `locale` or else in the default language. */
export const linkTo = async (locale: LocaleKey, label: string, target: string, path: string): Promise<ShellLink> =>
  linkWithLanguage(label, await hrefIn(locale, target), path);

/** The note above a list, if some of its pages are not in the reader's language. */
export const noteOn = (locale: LocaleKey, links: readonly { href: string }[]): string | undefined =>
  links.every(({ href }) => localeOfPath(href) === locale) ? undefined : messagesOf(locale).controls.inEnglish;

/** Text of the link to all industries. It contains their number. */
export async function allIndustries(locale: LocaleKey): Promise<string> {
  const { length } = await industriesNavigation(locale);
  return fill(messagesOf(locale).nav.allIndustries, { count: length });
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
