/** `content/redirects.yaml`: old addresses that lead to new ones. */
import { z } from 'zod';

/** A path as visitors write it, with one `*` at most, at its end. */
const PATH = /^\/(?:[^\s?#*]*[^\s?#*/]|[^\s?#*]*\/\*|\*)$/;
const isAddress = (text: string): boolean => /^https:\/\/[^\s*]+(?:\/\*)?$/.test(text) && URL.canParse(text);

const redirect = z
  .strictObject({
    from: z
      .string()
      .normalize()
      .regex(
        PATH,
        'write the old path, such as /about.php or /blog/*; no address of a site, no ? or #, no / at its end',
      ),
    to: z
      .string()
      .normalize()
      .refine(
        (text) => text === '/' || PATH.test(text) || isAddress(text),
        'write a path of this site, such as /services, or an address with https://',
      ),
    permanent: z.boolean().default(true),
  })
  .refine(({ from, to }) => !to.endsWith('*') || from.endsWith('*'), {
    path: ['to'],
    message: '* stands for what * stands for in from, which has none',
  });

export const redirectsSchema = z.array(redirect);
