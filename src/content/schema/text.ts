/** The few kinds of text a record holds. Limits come from the layout: longer text breaks a card or a search result. */
import { z } from 'zod';

/** Text of one paragraph, trimmed and not empty. `max` counts characters. */
export const text = (max: number, what: string) => z.string().trim().min(1).max(max).describe(what);

/** A title that must fit its place on one to three lines. */
export const title = (what = 'Heading of the section; it says something, it does not name the section') =>
  text(90, what);

/** Running text under a heading. Paragraphs are separated by an empty line. */
export const description = (what = 'One or two sentences under the heading') => text(600, what);

/** Position of an entry among its siblings; unique within its list. */
export const localId = z.number().int().positive().describe('Unique within its list');

/** A URL segment: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower case words joined by hyphens');

/** A service by its path below `services/`. */
export const servicePath = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "expected '<group>/<service>', for example devops/ci-cd",
  );

/** A list with a fixed count or a range of counts, and ids that are unique within it. */
export function listOf<T extends z.ZodType<{ id: number }>>(
  entry: T,
  [min, max]: readonly [number, number],
  what: string,
) {
  return z
    .array(entry)
    .min(min)
    .max(max)
    .describe(what)
    .superRefine((entries, context) => {
      for (const [index, { id }] of entries.entries()) {
        if (entries.findIndex((other) => other.id === id) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is the id of an earlier entry` });
      }
    });
}
