/** Finds technology headings and FAQs that are about another service. The old content had such copying errors. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { CATALOGUE } from '../../../src/content/schema/catalogue.ts';
import { escaped } from '../../translation/glossary.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** An FAQ belongs to another service when at least this many questions name only that service, and fewer name its own. */
const FOREIGN_QUESTIONS = 3;

/** Findings for headings that name only another service, and for FAQs that are mostly about another service. */
export function otherService(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (record.kind !== 'service' || record.locale !== DEFAULT_LOCALE) return [];
    const own = record.page.replace(/^services\//, '');
    const { techsSection, faqSection } = record.data.content;
    const report = (field: string[], reason: string) => findingAt('other-service', record, field, reason);
    const findings: Finding[] = [];

    const heading = techsSection.title.toLowerCase();
    const named = subjectsNamed(heading);
    if (named.length > 0 && !named.includes(own)) {
      findings.push(report(['content', 'techsSection', 'title'], `names ${named.join(', ')}, not this service`));
    }

    const questions = faqSection.questions.map(({ question }) => question.toLowerCase());
    const ownQuestions = questions.filter((question) => names(question, own)).length;
    for (const other of Object.keys(CATALOGUE)) {
      const foreign = questions.filter((question) => names(question, other) && !names(question, own)).length;
      if (other !== own && foreign >= FOREIGN_QUESTIONS && foreign > ownQuestions) {
        findings.push(report(['content', 'faqSection', 'questions'], `${foreign} questions are about ${other}`));
      }
    }
    return findings;
  });
}

const names = (text: string, service: string) => CATALOGUE[service]?.terms.some((term) => hasWord(text, term)) ?? false;

const subjectsNamed = (text: string) => Object.keys(CATALOGUE).filter((service) => names(text, service));

/** Whether `text` contains `term` as a whole word, singular or plural: `erp` is not found in `enterprise`. */
function hasWord(text: string, term: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}(?:s|es)?(?![\\p{L}\\p{N}])`, 'u').test(text);
}
