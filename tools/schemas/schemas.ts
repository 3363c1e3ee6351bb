/** JSON Schemas of the records, made from the schemas the build uses. */
import { z } from 'zod';
import { KINDS, type Kind } from '../content-check/kinds.ts';
import { memoize } from '../memoize.ts';

/** One schema for each kind of record, of its source form: dates are text. Made at the first call. */
export const jsonSchemas = memoize(
  () =>
    Object.fromEntries(KINDS.map(({ kind, schema }) => [kind, z.toJSONSchema(schema(''), { io: 'input' })])) as Record<
      Kind,
      object
    >,
);
