/** `content/redirects.yaml`: old addresses that lead to new ones. */
import { z } from 'zod';

/** A path as in the address bar, with at most one `*`, which must be at its end. */
const PATH = /^\/(?:[^\s?#*]*[^\s?#*/]|[^\s?#*]*\/\*|\*)$/;
/** The query string of a target, for example the parameters of a campaign. */
const QUERY = /\?[\w.~%&=+-]+$/;
const isAddress = (text: string): boolean => /^https:\/\/[^\s*]+(?:\/\*)?$/.test(text) && URL.canParse(text);

/** An encoded slash, question mark, number sign or asterisk, which would have a meaning if it were decoded. */
const ENCODED_SIGN = /%(?:2[3AF]|3F)/i;

/**
 * A path as servers compare it: `/%D8%A3%26`, as copied from an address bar, is `/أ&`. An invalid path and one with an encoded sign are
 * returned unchanged.
 */
function decoded(path: string): string {
  if (ENCODED_SIGN.test(path)) return path;
  try {
    const text = decodeURIComponent(path).normalize();
    return /[^\S ]/.test(text) ? path : text;
  } catch {
    return path;
  }
}

const redirect = z
  .strictObject({
    from: z
      .string()
      .normalize()
      .regex(PATH, 'write the old path, such as /about.php or /blog/*, without the domain, ? or #, or / at the end')
      .transform(decoded),
    to: z
      .string()
      .normalize()
      .refine(
        (text) => text.replace(QUERY, '') === '/' || PATH.test(text.replace(QUERY, '')) || isAddress(text),
        'write a path of this site, such as /services or /services?utm_source=poster, or an address with https://',
      )
      .refine((text) => !text.includes('*?'), 'has * and a query, but only a path without a query can end in *'),
    permanent: z.boolean().default(true),
  })
  .refine(({ from, to }) => !to.endsWith('*') || from.endsWith('*'), {
    path: ['to'],
    message: 'ends in *, so from must end in * too',
  });

export const redirectsSchema = z.array(redirect);
