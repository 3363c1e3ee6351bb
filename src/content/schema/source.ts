/** Which English text a translation was made from. */
import { z } from 'zod';

/** Written by `npm run content:stamp`: for each part of the page the digest that its English had. */
export const source = z
  .record(z.string(), z.string().regex(/^[0-9a-f]{8}$/, 'expected a digest of eight hexadecimal figures'))
  .optional()
  .describe('Written by npm run content:stamp, never by hand');
