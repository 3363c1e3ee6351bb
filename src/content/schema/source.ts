/** The version of the English text from which a translation was made. */
import { z } from 'zod';

/** Digests of the English text, one for each part of the page. `npm run content:stamp` writes them. */
export const source = z
  .record(z.string(), z.string().regex(/^[0-9a-f]{8}$/, 'expected a digest of eight hexadecimal digits'))
  .optional()
  .describe('Written by npm run content:stamp; do not edit it by hand');
