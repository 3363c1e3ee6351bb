/** Facets of the portfolio, and the values of a case study. */
import type { CaseStudyRecord } from './schema/case-study.ts';

export const CASE_FACETS = ['industry', 'service', 'technology'] as const;
export type CaseFacet = (typeof CASE_FACETS)[number];

/** The fields of a case study from which its facet values are derived. */
export type CaseFacts = Pick<CaseStudyRecord, 'industry' | 'services' | 'technologies'>;

interface FacetOption {
  /** The value in the URL. */
  value: string;
  label: string;
  /** Number of cases with this value. */
  count: number;
}

/** Minimum number of cases for an indexed list: a list with one case adds nothing to the page of that case. */
const MIN_CASES = 2;

/** Whether search engines should index a filtered page with `count` cases. */
export const isWorthListing = (count: number): boolean => count >= MIN_CASES;

/** `SAP S/4HANA` becomes `sap-s-4hana`. */
export const technologySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The values of a case for each facet. A service is represented by its group. */
export function facetValues({ industry, services, technologies }: CaseFacts): Record<CaseFacet, string[]> {
  return {
    industry: [industry],
    service: [...new Set(services.map((service) => service.split('/')[0] ?? service))],
    technology: technologies.map(technologySlug),
  };
}

/** Names of all technologies by their value in the URL. Throws when two names have the same value. */
export function technologyNames(cases: readonly CaseFacts[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of cases.flatMap(({ technologies }) => technologies)) {
    const value = technologySlug(name);
    const known = names.get(value);
    if (known && known !== name) throw new Error(`'${known}' and '${name}' have the same address '${value}'`);
    names.set(value, name);
  }
  return names;
}

/** The options of a facet that occur in `cases`, sorted by label. Throws when a value has no label. */
export function facetOptions(
  cases: readonly CaseFacts[],
  facet: CaseFacet,
  labels: ReadonlyMap<string, string>,
): FacetOption[] {
  const values = cases.flatMap((facts) => facetValues(facts)[facet]);
  return [...new Set(values)]
    .map((value) => {
      const label = labels.get(value);
      if (!label) throw new Error(`The ${facet} '${value}' of a case study has no page`);
      return { value, label, count: values.filter((other) => other === value).length };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
