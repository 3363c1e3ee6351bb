/** Fixed pages with a part of their own, and so a route of their own. `[...path].astro` makes all others from their records. */
export const ROUTED_PAGES: readonly string[] = [
  'blogs',
  'company/career',
  'contact',
  'on-demand-developers',
  'portfolio',
];
