/** Speculation rules: which pages a browser may fetch before they are asked for. The site writes them, the server allows them by their hash. */

/** Pages of this site. What has a dot is a file; a filter of the portfolio works in place. */
const PAGES = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/api/*', '/*.*'] } },
      { not: { selector_matches: '[data-facet]' } },
    ],
  },
  eagerness: 'moderate',
};

/** A browser short of memory fetches the page and leaves the drawing of it for later. */
const RULES = { prefetch: [PAGES], prerender: [PAGES] };

/** The text of the rules, to the letter: another blank is another hash. */
export const speculationRules = JSON.stringify(RULES);
