/** Speculation rules: which pages a browser may prefetch and prerender. Every page contains them. */

/** Links that stay on the page or are handled by script. */
export const SAME_PAGE_LINKS = '[data-facet], [data-clear], [href^="#"], [aria-current="page"]';

/** Paths that are not prefetched in browsers without speculation rules; {@link PAGES} excludes the same. */
export const NOT_PREFETCHED = /^\/api\/|\.|\/search$/;

/** Other pages of this site. A path with a dot is a file. Search results are excluded too: prefetching them is of no use. */
const PAGES = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/*.*', '/search', '/*/search'] } },
      { not: { selector_matches: SAME_PAGE_LINKS } },
    ],
  },
};

/**
 * The exact text of the rules: one more space would change its hash. Moderate: when a visit is likely, for example when the pointer stays
 * on the link for 200 ms. A browser that does not prerender, or has prerendered enough pages, still prefetches.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ ...PAGES, eagerness: 'moderate' }],
  prerender: [{ ...PAGES, eagerness: 'moderate' }],
});
