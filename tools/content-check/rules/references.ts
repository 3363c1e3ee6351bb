/** Links between records: what they name exists, and services and industries name each other. */
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import type { Finding } from '../finding.ts';
import type { ContentRecord } from '../records.ts';

/** Findings for related pages that do not exist or do not link back, and for groups that miss a child. */
export function references(records: readonly ContentRecord[]): Finding[] {
  const pages = new Map(records.map((record) => [`${record.locale}/${record.page}`, record]));
  const pageOf = (locale: string, page: string) =>
    pages.get(`${locale}/${page}`) ?? pages.get(`${DEFAULT_LOCALE}/${page}`);
  return records.flatMap((record) => {
    const report = (field: PropertyKey[], reason: string): Finding => ({
      rule: 'references',
      file: record.file,
      line: record.lineOf(field),
      field: field.join('.'),
      reason,
    });
    if (record.kind === 'service') {
      return record.data.relatedIndustries.flatMap(({ industry }, index) => {
        const target = pageOf(record.locale, `industries/${industry}`);
        const field = ['relatedIndustries', index, 'industry'];
        if (target?.kind !== 'industry') return [report(field, `no industry ‘${industry}’`)];
        const own = record.page.replace(/^services\//, '');
        return target.data.relatedServices.some(({ service }) => service === own)
          ? []
          : [report(field, `${target.file} does not link back`)];
      });
    }
    if (record.kind === 'industry') {
      return record.data.relatedServices.flatMap(({ service }, index) => {
        const target = pageOf(record.locale, `services/${service}`);
        const field = ['relatedServices', index, 'service'];
        if (target?.kind !== 'service') return [report(field, `no service ‘${service}’`)];
        const own = record.page.replace(/^industries\//, '');
        return target.data.relatedIndustries.some(({ industry }) => industry === own)
          ? []
          : [report(field, `${target.file} does not link back`)];
      });
    }
    if (record.kind === 'group') return groupChildren(record, records, report);
    if (record.kind === 'post' || record.kind === 'case') {
      return record.data.services.flatMap((service, index) =>
        pageOf(record.locale, `services/${service}`) ? [] : [report(['services', index], `no service ‘${service}’`)],
      );
    }
    if (record.kind === 'page') {
      return record.data.content.sections.flatMap((section, index) =>
        section.kind === 'doors'
          ? section.cards.flatMap(({ page }, card) =>
              pageOf(record.locale, `pages/${page}`)
                ? []
                : [report(['content', 'sections', index, 'cards', card, 'page'], `no page ‘${page}’`)],
            )
          : [],
      );
    }
    if (record.kind !== 'home') return [];
    return record.data.content.featuredSection.cards.flatMap(({ industry }, index) =>
      pageOf(record.locale, `industries/${industry}`)
        ? []
        : [report(['content', 'featuredSection', 'cards', index, 'industry'], `no industry ‘${industry}’`)],
    );
  });
}

function groupChildren(
  group: Extract<ContentRecord, { kind: 'group' }>,
  records: readonly ContentRecord[],
  report: (field: PropertyKey[], reason: string) => Finding,
): Finding[] {
  const below = records.filter(
    ({ locale, page }) => [group.locale, DEFAULT_LOCALE].includes(locale) && page.startsWith(`${group.page}/`),
  );
  const children = [...new Set(below.map(({ page }) => page.slice(group.page.length + 1)))];
  const { childrenSection, differencesSection, choosingSection } = group.data.content;
  const named = childrenSection.cards.map(({ service }) => service);
  const missing = children
    .filter((child) => !named.includes(child))
    .map((child) => report(['content', 'childrenSection', 'cards'], `does not introduce ‘${child}’`));
  const unknown = [
    ...childrenSection.cards.map(({ service }, index) => ({
      service,
      field: ['content', 'childrenSection', 'cards', index, 'service'],
    })),
    ...(differencesSection?.rows ?? []).map(({ service }, index) => ({
      service,
      field: ['content', 'differencesSection', 'rows', index, 'service'],
    })),
    ...choosingSection.cards.map(({ service }, index) => ({
      service,
      field: ['content', 'choosingSection', 'cards', index, 'service'],
    })),
  ]
    .filter(({ service }) => !children.includes(service))
    .map(({ service, field }) => report(field, `the group has no service ‘${service}’`));
  return [...missing, ...unknown];
}
