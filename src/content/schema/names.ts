/** Names in a language of the services and industries that have no page in it yet. */
import { z } from 'zod';
import { servicePath, slug, text } from './text.ts';

const named = z.strictObject({ name: text(40, 'Name in menus'), summary: text(140, 'One line for overviews') });

export const namesRecord = z.strictObject({
  $schema: z.string().optional(),
  services: z
    .record(servicePath, named)
    .default({})
    .describe('Services that have no page in this language yet, by path below `services/`'),
  industries: z
    .record(slug, named)
    .default({})
    .describe('Industries that have no page in this language yet, by path below `industries/`'),
});

export type NamesRecord = z.output<typeof namesRecord>;
