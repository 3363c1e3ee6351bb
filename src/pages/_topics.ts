/** Pages as topics of the contact form. */
import { localizedPath, withoutLocale } from '#shared/paths.ts';
import type { LocaleKey } from '#shared/locales.ts';

/** The value that the form knows a page by: its path, of services and industries what follows their folder. */
export const topicOfPage = (href: string): string =>
  withoutLocale(href).replace(/^\/(?:(?:services|industries)\/)?/, '');

/** The contact form with the page at `href` chosen as its topic. */
export const contactAbout = (locale: LocaleKey, href: string): string =>
  `${localizedPath(locale, '/contact')}?topic=${topicOfPage(href)}`;
