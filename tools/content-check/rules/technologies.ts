/** Checks the technologies of case studies: each has its own page in the portfolio and must have one spelling. */
import { technologySlug } from '../../../src/content/caseFilters.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

interface Spelling {
  name: string;
  file: string;
}

/** Findings for names with an empty slug, and for names with the slug of another spelling in an earlier record of the language. */
export function technologies(records: readonly ContentRecord[]): Finding[] {
  const first = new Map<string, Spelling>();
  return records.flatMap((record) => {
    if (record.kind !== 'case') return [];
    return record.data.technologies.flatMap((name, index) => {
      const slug = technologySlug(name);
      const key = `${record.locale} ${slug}`;
      const known = first.get(key) ?? { name, file: record.file };
      first.set(key, known);
      const reason = faultOf(name, slug, known);
      return reason ? [findingAt('technologies', record, ['technologies', index], reason)] : [];
    });
  });
}

function faultOf(name: string, slug: string, known: Spelling): string | undefined {
  if (slug === '') return `‘${name}’ cannot be part of an address: it must contain a Latin letter or a digit`;
  return known.name === name
    ? undefined
    : `‘${name}’ has the same address ‘${slug}’ as ‘${known.name}’ in ${known.file}: use one spelling`;
}
