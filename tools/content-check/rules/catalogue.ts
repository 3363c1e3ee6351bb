/** Checks what the catalogue sets besides counts: page titles, timelines in answers, the topics of the electric-vehicle page. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { CATALOGUE, EV_TOPICS } from '../../../src/content/schema/catalogue.ts';
import type { ServiceRecord } from '../../../src/content/schema/service.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for service records of the default language that differ from the catalogue. */
export function catalogueFacts(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'service' || record.locale !== DEFAULT_LOCALE) return [];
    const key = record.page.replace(/^services\//, '');
    const expected = CATALOGUE[key];
    const report = (field: string, reason: string) => findingAt('catalogue', record, field.split('.'), reason);
    if (!expected) return [report('name', `add the service ‘${key}’ to src/content/schema/catalogue.ts`)];
    return [
      ...(expected.metaTitle && record.data.content.metaData.title !== expected.metaTitle
        ? [report('content.metaData.title', `must be exactly: ${expected.metaTitle}`)]
        : []),
      ...missingTimelines(record.data, expected.timelines ?? []).map((phrase) =>
        report('content.faqSection', `one of the answers must contain “${phrase}”`),
      ),
      ...(key === 'electric-vehicle/nextgen-mobility' ? evTopics(record.data) : []).map((reason) =>
        report('content.ourServicesSection.cards', reason),
      ),
    ];
  });
}

function missingTimelines({ content }: ServiceRecord, phrases: readonly string[]): string[] {
  const answers = content.faqSection.questions.map(({ answer }) => answer.toLowerCase()).join('\n');
  return phrases.filter((phrase) => !answers.includes(phrase));
}

function evTopics({ content }: ServiceRecord): string[] {
  return EV_TOPICS.flatMap((topic, index) => {
    const card = content.ourServicesSection.cards[index];
    return card?.title.toLowerCase() === topic ? [] : [`card ${index + 1} is “${card?.title}”, expected “${topic}”`];
  });
}
