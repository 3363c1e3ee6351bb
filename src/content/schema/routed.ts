/**
 * Fixed pages with a part that is not in their record, such as a form or a list. It is shown at the block `kind: slot` of the record. Each
 * of these pages has its own route; `[...path].astro` renders all others.
 */
export const ROUTED_PAGES: readonly string[] = [
  'blogs',
  'company/career',
  'contact',
  'on-demand-developers',
  'portfolio',
];
