/** Paths of lists that have no record: pages and topics of the blog, filtered pages of the portfolio. They have no language prefix. */
import { CASE_FACETS, facetValues, type CaseFacet, type CaseFacts } from './caseFilters.ts';
import { BASE_PATHS } from './normalise/address.ts';

/** Path of page `number` of the list of articles; the first page is 1. */
export const listPath = (number: number): string =>
  number === 1 ? `/${BASE_PATHS.posts}` : `/${BASE_PATHS.posts}/page/${number}`;

/** Path of the list of articles of one topic. */
export const topicPath = (tag: string): string => `/${BASE_PATHS.posts}/tags/${tag}`;

/** Path of the list of case studies that have a certain value of a facet. */
export const facetPath = (facet: CaseFacet, value: string): string => `/${BASE_PATHS.cases}/${facet}/${value}`;

/** Paths of all such lists that contain the case study. */
export function facetPaths(facts: CaseFacts): string[] {
  const values = facetValues(facts);
  return CASE_FACETS.flatMap((facet) => values[facet].map((value) => facetPath(facet, value)));
}
