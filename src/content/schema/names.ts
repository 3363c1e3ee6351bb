/** How a language names the services and industries that it has no page of yet. */
import { z } from 'zod';
import { text } from './text.ts';

const named = z.strictObject({ name: text(40, 'Name in menus'), summary: text(140, 'One line for overviews') });

export const namesRecord = z.strictObject({
  $schema: z.string().optional(),
  services: z.record(z.string(), named).default({}).describe('By path below `services/`, for example `devops/ci-cd`'),
  industries: z.record(z.string(), named).default({}).describe('By path below `industries/`'),
});

export type NamesRecord = z.output<typeof namesRecord>;
