/** The kinds of text in records. The length limits come from the layout: a longer text does not fit its card or search result. */
import { z } from 'zod';

/** A trimmed text that is not empty. `max` is in characters; `what` describes it for editors. */
export const text = (max: number, what: string) => z.string().trim().min(1).max(max).describe(what);

/** A title, which must fit on one to three lines. */
export const title = (what = 'Heading of the section: a statement, not a name of the section') => text(90, what);

/** Running text under a heading. Paragraphs are separated by an empty line. */
export const description = text(600, 'One or two sentences under the heading');

/** Position of an entry among its siblings; unique within its list. */
export const localId = z.number().int().positive().describe('Unique within its list');

/** How most sections begin: a heading with its sentences. */
export const heading = { id: localId, title: title(), desc: description };

/** A URL segment: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** A reference to a service: its path below `services/`. */
export const servicePath = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "expected '<group>/<service>', for example devops/ci-cd",
  );

/** Indexes of the values that an earlier value equals. */
export const repeatsIn = (values: readonly unknown[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

/** For `superRefine` of a list of names: refuses each name that an earlier entry has. */
export function refuseRepeats(names: readonly string[], context: z.RefinementCtx): void {
  for (const index of repeatsIn(names)) {
    context.addIssue({
      code: 'custom',
      path: [index],
      message: `‘${names[index]}’ is already in this list: remove it or choose another`,
    });
  }
}

/** Like {@link refuseRepeats}, for a list of entries whose field `key` is the name. */
export const refuseRepeatsOf =
  <Key extends string>(key: Key) =>
  (entries: readonly Readonly<Record<Key, string>>[], context: z.RefinementCtx): void =>
    refuseRepeats(
      entries.map((entry) => entry[key]),
      context,
    );

/** A list of `min` to `max` entries whose ids are unique within it. */
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
      const ids = entries.map(({ id }) => id);
      for (const index of repeatsIn(ids)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `${ids[index]} is already the id of an earlier entry: choose another`,
        });
      }
    });
}
