/** Speculation rules: which pages a browser may prefetch and prerender. They stand in every page. */

/** Links that stay on the page, or work in place. */
export const STAYING = '[data-facet], [data-clear], [href^="#"], [aria-current="page"]';

/** Paths that are not prefetched, for browsers that know no rules; {@link PAGES} leaves out the same. */
export const LEFT_OUT = /^\/api\/|\.|\/search$/;

/** Other pages of this site. What has a dot is a file, and the answer to a search serves one reader only: prefetching it is of no use. */
const PAGES = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/*.*', '/search', '/*/search'] } },
      { not: { selector_matches: STAYING } },
    ],
  },
};

/**
 * The text of the rules, to the letter: another blank is another hash. A page is prefetched when a visit is likely and prerendered from the press on,
 * so that no page is prerendered which nobody asked for.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ ...PAGES, eagerness: 'moderate' }],
  prerender: [{ ...PAGES, eagerness: 'conservative' }],
});
