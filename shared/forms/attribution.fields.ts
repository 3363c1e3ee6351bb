/**
 * Attribution: where a visitor came from. A page stores it for one visit and every form sends it. Plain data, so that no validator is
 * loaded with it.
 */
export const attribution = {
  /** Name of the hidden form field and of the `sessionStorage` entry. Both contain a query string: `landing=/services&utm_source=news`. */
  name: 'attribution',
  /** In characters. A longer value is ignored. */
  maxLength: 4000,
  /** Query parameters that identify a campaign. */
  campaign: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
} as const;
