/** Links to the contact form with a topic. */
import { messagesOf } from '#i18n/messages.ts';
import { contactChannels } from '#layouts/contactChannels.ts';
import type { ContactLink } from '#sections/types.ts';
import { localizedPath, withoutLocale } from '#shared/paths.ts';
import type { LocaleKey } from '#shared/locales.ts';

/** The value of the form's field `topic` for a page: its path or, for a service or industry, the path after that folder. */
export const topicOfPage = (href: string): string =>
  withoutLocale(href).replace(/^\/(?:(?:services|industries)\/)?/, '');

/** The link Get In Touch, which leads to the contact form. If `about` is given, that page is the preselected topic. */
export const getInTouch = (locale: LocaleKey, about?: string): ContactLink => ({
  label: messagesOf(locale).nav.getInTouch,
  href: localizedPath(locale, '/contact') + (about === undefined ? '' : `?topic=${topicOfPage(about)}`),
  channels: contactChannels(locale),
});
