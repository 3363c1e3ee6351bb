/** Where a visitor came from, as a page keeps it for a visit and as every form carries it. Plain data: no validator is shipped with it. */
export const attribution = {
  /** Name of the forms' hidden field and of the entry in `sessionStorage`. Both hold a query: `landing=/services&utm_source=news`. */
  name: 'attribution',
  /** In characters. What is longer counts as nothing. */
  maxLength: 4000,
  /** Parameters by which a campaign's links say what they belong to. */
  campaign: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'],
} as const;
