/** Paths of lists without a record of their own: pages and topics of the blog, filtered pages of the portfolio. Without language prefix. */
import { CASE_FACETS, facetValues, type CaseFacet, type CaseFacts } from './caseFilters.ts';
import { PLACES } from './normalise/address.ts';

/** Path of a page of the list of articles, from 1. */
export const listPath = (number: number): string =>
  number === 1 ? `/${PLACES.posts}` : `/${PLACES.posts}/page/${number}`;

/** Path of the articles of one topic. */
export const topicPath = (tag: string): string => `/${PLACES.posts}/tags/${tag}`;

/** Path of the case studies that have one value of a facet. */
export const facetPath = (facet: CaseFacet, value: string): string => `/${PLACES.cases}/${facet}/${value}`;

/** Paths of every such list that a case study stands in. */
export function facetPaths(facts: CaseFacts): string[] {
  const values = facetValues(facts);
  return CASE_FACETS.flatMap((facet) => values[facet].map((value) => facetPath(facet, value)));
}
