/** Checks references between records: the target must exist and be another record, and services and industries must name each other. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { REMOTE } from '../../../src/content/schema/role.ts';
import type { Finding } from '../finding.ts';
import { unpublishedText, isDraft } from '../unpublished.ts';
import type { Kind } from '../kinds.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** A reference to another record: its field, the name in it, and the kind and path of the target. Lists omit unpublished targets. */
interface Reference {
  field: PropertyKey[];
  name: string;
  kind: Kind;
  page: string;
  /** The page needs the target, so it must be published. */
  isNeeded?: true;
}

type Report = (field: PropertyKey[], reason: string) => Finding;
type PageOf = (locale: string, page: string) => ContentRecord | undefined;

/** Findings for targets that do not exist or are the record itself, related pages that do not link back, and groups that omit a service. */
export function references(records: readonly ContentRecord[]): Finding[] {
  const pages = new Map(records.map((record) => [`${record.locale}/${record.page}`, record]));
  const pageOf: PageOf = (locale, page) => pages.get(`${locale}/${page}`) ?? pages.get(`${DEFAULT_LOCALE}/${page}`);
  return records.flatMap((record) => {
    const report: Report = (field, reason) => findingAt('references', record, field, reason);
    return [
      ...referencesOf(record).flatMap(({ field, name, kind, page, isNeeded }) => {
        const target = pageOf(record.locale, page);
        if (target?.kind !== kind)
          return [report(field, `the ${WORDS[kind] ?? kind} ‘${name}’ does not exist${choiceOf(kind, records)}`)];
        if (target === record) return [report(field, `‘${name}’ is this page itself: name another`)];
        if (isNeeded && target.unpublished && !record.unpublished)
          return [report(field, `‘${name}’ ${unpublishedText(target.unpublished)}`)];
        return isOneSided(record, target)
          ? [report(field, `${target.file} does not name this page in return: add it there`)]
          : [];
      }),
      ...(record.kind === 'group' ? groupChildren(record, records, report) : []),
      ...(record.kind === 'case' && !record.unpublished ? unpublishedGroups(record, pageOf, report) : []),
    ];
  });
}

/** Words for kinds whose internal name is not clear to writers. */
const WORDS: Partial<Record<Kind, string>> = { case: 'case study' };

/** For a role with an unknown office, the names that it may use. */
function choiceOf(kind: Kind, records: readonly ContentRecord[]): string {
  if (kind !== 'office') return '';
  const offices = records.filter((record) => record.kind === 'office' && record.locale === DEFAULT_LOCALE);
  return `: use one of ${[...offices.map(({ page }) => page.replace('offices/', '')), REMOTE].join(', ')}`;
}

function referencesOf(record: ContentRecord): Reference[] {
  const service = (name: string, ...field: PropertyKey[]): Reference => ({
    field,
    name,
    kind: 'service',
    page: `services/${name}`,
  });
  const industry = (name: string, ...field: PropertyKey[]): Reference => ({
    field,
    name,
    kind: 'industry',
    page: `industries/${name}`,
  });
  const person = (name: string | undefined, field: string): Reference[] =>
    name === undefined ? [] : [{ field: [field], name, kind: 'person', page: `people/${name}` }];
  switch (record.kind) {
    case 'service':
      return [
        ...record.data.relatedIndustries.map((related, index) =>
          industry(related.industry, 'relatedIndustries', index, 'industry'),
        ),
        ...(record.data.similarServices ?? []).map((name, index) => service(name, 'similarServices', index)),
        ...person(record.data.contact, 'contact'),
      ];
    case 'group':
      return person(record.data.contact, 'contact');
    case 'industry':
      return [
        ...record.data.relatedServices.map((related, index) =>
          service(related.service, 'relatedServices', index, 'service'),
        ),
        ...(record.data.similarIndustries ?? []).map((name, index) => industry(name, 'similarIndustries', index)),
        ...person(record.data.contact, 'contact'),
      ];
    case 'post':
      return [
        ...record.data.services.map((name, index) => service(name, 'services', index)),
        ...person(record.data.author, 'author'),
      ];
    case 'case':
      return [
        { ...industry(record.data.industry, 'industry'), isNeeded: true },
        ...record.data.services.map((name, index) => service(name, 'services', index)),
      ];
    case 'role': {
      const { place } = record.data;
      return place === REMOTE ? [] : [{ field: ['place'], name: place, kind: 'office', page: `offices/${place}` }];
    }
    case 'page':
      return [
        ...record.data.content.sections.flatMap((section, index) => {
          const field = ['content', 'sections', index];
          if (section.kind === 'form' && section.topic !== undefined) {
            const kind = section.topic.includes('/') ? service : industry;
            return [kind(section.topic, ...field, 'topic')];
          }
          if (section.kind !== 'links') return [];
          return section.cards.map(({ page }, card): Reference => ({
            field: [...field, 'cards', card, 'page'],
            name: page,
            kind: 'page',
            page: `pages/${page}`,
          }));
        }),
        ...person(record.data.contact, 'contact'),
      ];
    case 'home':
      return [
        ...record.data.content.featuredSection.cards.map((card, index): Reference => ({
          ...industry(card.industry, 'content', 'featuredSection', 'cards', index, 'industry'),
          isNeeded: true,
        })),
        ...record.data.content.workSection.cases.map((name, index): Reference => ({
          field: ['content', 'workSection', 'cases', index],
          name,
          kind: 'case',
          page: `portfolio/${name}`,
        })),
      ];
    default:
      return [];
  }
}

/** True when a service names an industry, or an industry a service, and the target does not name it back. */
function isOneSided(record: ContentRecord, target: ContentRecord): boolean {
  if (record.kind === 'service' && target.kind === 'industry') {
    return !target.data.relatedServices.some(({ service }) => `services/${service}` === record.page);
  }
  if (record.kind === 'industry' && target.kind === 'service') {
    return !target.data.relatedIndustries.some(({ industry }) => `industries/${industry}` === record.page);
  }
  return false;
}

/** Findings for unpublished groups: the portfolio lists a case study under the groups of its services. */
function unpublishedGroups({ locale, data }: Extract<ContentRecord, { kind: 'case' }>, pageOf: PageOf, report: Report) {
  return data.services.flatMap((name, index) => {
    const group = pageOf(locale, `services/${name.split('/')[0] ?? ''}`);
    return group?.unpublished
      ? [report(['services', index], `the group of ‘${name}’ ${unpublishedText(group.unpublished)}`)]
      : [];
  });
}

function groupChildren(
  group: Extract<ContentRecord, { kind: 'group' }>,
  records: readonly ContentRecord[],
  report: Report,
): Finding[] {
  const below = records.filter(
    ({ locale, page }) => [group.locale, DEFAULT_LOCALE].includes(locale) && page.startsWith(`${group.page}/`),
  );
  const children = [...new Set(below.map(({ page }) => page.slice(group.page.length + 1)))];
  const { childrenSection, differencesSection, choosingSection } = group.data.content;
  const named = childrenSection.cards.map(({ service }) => service);
  // A draft needs no card until it is released.
  const drafts = below.filter(isDraft).map(({ page }) => page);
  const missing = children
    .filter((child) => !named.includes(child) && !drafts.includes(`${group.page}/${child}`))
    .map((child) => report(['content', 'childrenSection', 'cards'], `has no card for ‘${child}’`));
  const lists: [section: string, list: string, entries: readonly { service: string }[]][] = [
    ['childrenSection', 'cards', childrenSection.cards],
    ['differencesSection', 'rows', differencesSection?.rows ?? []],
    ['choosingSection', 'cards', choosingSection.cards],
  ];
  const unknown = lists.flatMap(([section, list, entries]) =>
    entries.flatMap(({ service }, index) =>
      children.includes(service)
        ? []
        : [report(['content', section, list, index, 'service'], `the group has no service ‘${service}’`)],
    ),
  );
  const isEmpty = !group.unpublished && below.length > 0 && below.every(({ unpublished }) => unpublished);
  const empty = isEmpty ? [report(['content', 'childrenSection', 'cards'], 'none of its services is on the site')] : [];
  return [...missing, ...unknown, ...empty];
}
