/** Checks what the catalogue sets besides counts: page titles, timelines and contact in answers, the topics of the electric-vehicle page. */
import { DEFAULT_LOCALE, type LocaleKey } from '../../../shared/locales.ts';
import { BUTTON_TEXT } from '../../../src/content/schema/button-text.ts';
import { CATALOGUE, EV_TOPICS } from '../../../src/content/schema/catalogue.ts';
import type { ServiceRecord } from '../../../src/content/schema/service.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/**
 * Findings for service records that differ from the catalogue. It sets titles and topics for the default language; a translation must have
 * the numbers of the timelines.
 */
export function catalogueFacts(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'service') return [];
    const isOriginal = record.locale === DEFAULT_LOCALE;
    const key = record.page.replace(/^services\//, '');
    const expected = CATALOGUE[key];
    const report = (field: string, reason: string) => findingAt('catalogue', record, field.split('.'), reason);
    if (!expected)
      return isOriginal ? [report('name', `add the service ‘${key}’ to src/content/schema/catalogue.ts`)] : [];
    const answers = record.data.content.faqSection.questions.map(({ answer }) => answer.toLowerCase());
    const contact = BUTTON_TEXT[record.locale as LocaleKey].toLowerCase();
    return [
      ...(isOriginal && expected.metaTitle && record.data.content.metaData.title !== expected.metaTitle
        ? [report('content.metaData.title', `must be exactly: ${expected.metaTitle}`)]
        : []),
      ...missingTimelines(answers, expected.timelines ?? [], isOriginal).map((phrase) =>
        report(
          'content.faqSection',
          `one of the answers must contain ${isOriginal ? '' : 'the numbers of '}“${phrase}”`,
        ),
      ),
      ...(answers.some((answer) => answer.includes(contact))
        ? []
        : [report('content.faqSection', `the answer about the cost must contain “${contact}”`)]),
      ...(isOriginal && key === 'electric-vehicle/nextgen-mobility' ? evTopics(record.data) : []).map((reason) =>
        report('content.ourServicesSection.cards', reason),
      ),
    ];
  });
}

/** The phrases that no answer contains; of a translation, those whose numbers no answer contains. */
const missingTimelines = (answers: readonly string[], phrases: readonly string[], isOriginal: boolean): string[] =>
  phrases.filter(
    (phrase) =>
      !answers.some((answer) =>
        isOriginal ? answer.includes(phrase) : numbersOf(phrase).every((number) => numbersOf(answer).includes(number)),
      ),
  );

const numbersOf = (text: string): string[] => text.match(/\d+(?:\/\d+)?/g) ?? [];

function evTopics({ content }: ServiceRecord): string[] {
  return EV_TOPICS.flatMap((topic, index) => {
    const card = content.ourServicesSection.cards[index];
    return card?.title.toLowerCase() === topic ? [] : [`card ${index + 1} is “${card?.title}”, expected “${topic}”`];
  });
}
