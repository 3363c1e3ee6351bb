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
 * The exact text of the rules: one more space would change its hash. A page is prefetched when a visit is likely. It is prerendered
 * only when its link is pressed, so that few pages are prerendered and not visited.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ ...PAGES, eagerness: 'moderate' }],
  prerender: [{ ...PAGES, eagerness: 'conservative' }],
});
