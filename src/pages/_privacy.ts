/** What the privacy notice says beyond its record, since a setting decides it. */
import { fill, messagesOf } from '#i18n/messages.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { site } from '#site.config';

interface Part {
  title: string;
  paragraphs: string[];
}

/** Parts that follow those of the record; none with the settings that the site ships with. */
export function partsOfSettings(locale: LocaleKey, { attribution }: Pick<typeof site, 'attribution'> = site): Part[] {
  if (!attribution) return [];
  const { attribution: words } = messagesOf(locale);
  const names = attribution.clickIds.join(', ');
  const advertisers = names ? [fill(words.clickIds, { names })] : [];
  return [{ title: words.title, paragraphs: [words.text, ...advertisers, words.page] }];
}
