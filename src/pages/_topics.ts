/** Links to the contact form, and pages as its topics. */
import { messagesOf } from '#i18n/messages.ts';
import { waysToReach } from '#layouts/waysToReach.ts';
import type { ContactLink } from '#sections/types.ts';
import { localizedPath, withoutLocale } from '#shared/paths.ts';
import type { LocaleKey } from '#shared/locales.ts';

/** The value that the form knows a page by: its path, of services and industries what follows their folder. */
export const topicOfPage = (href: string): string =>
  withoutLocale(href).replace(/^\/(?:(?:services|industries)\/)?/, '');

/** The contact form with the page at `href` chosen as its topic. */
export const contactAbout = (locale: LocaleKey, href: string): string =>
  `${localizedPath(locale, '/contact')}?topic=${topicOfPage(href)}`;

/** Get In Touch: leads to the contact form, with the page at `about` as its topic where one is named. */
export const getInTouch = (locale: LocaleKey, about?: string): ContactLink => ({
  label: messagesOf(locale).nav.getInTouch,
  href: about === undefined ? localizedPath(locale, '/contact') : contactAbout(locale, about),
  ways: waysToReach(locale),
});
