/** Fixed pages with a part of their own, a form or a list, which stands in the record's slot. Each has a route of its own; `[...path].astro` makes all others from their records. */
export const ROUTED_PAGES: readonly string[] = [
  'blogs',
  'company/career',
  'contact',
  'on-demand-developers',
  'portfolio',
];
