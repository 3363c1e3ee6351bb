/** Every tag an article may carry. A topic has its words in the messages. */
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
