/** Every tag that an article may have. Its name in each language is in `src/i18n/messages/`. */
export const TOPICS = [
  'architecture',
  'integration',
  'data',
  'standards',
  'operations',
  'releases',
  'security',
  'models',
  'interfaces',
  'gulf',
] as const;

export type Topic = (typeof TOPICS)[number];
