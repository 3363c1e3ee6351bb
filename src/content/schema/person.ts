/** A member of the company's staff who agreed to be shown, as the author of articles or as the contact person of pages. */
import { z } from 'zod';
import { photograph } from './photograph.ts';
import { source } from './source.ts';
import { slug, text } from './text.ts';

const link = z.strictObject({
  label: text(40, 'Name of the link, for example LinkedIn'),
  href: z
    .string()
    .regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, {
      error: 'expected an address with https://, mailto: or tel:',
      abort: true,
    })
    .refine((address) => URL.canParse(address), 'is not a valid address')
    .describe('A page about the person, a mail address or a telephone number'),
});

export const personRecord = z.strictObject({
  $schema: z.string().optional(),
  source,
  name: text(60, 'The name as the person writes it'),
  role: text(80, 'What the person does here'),
  description: text(160, 'For search results: 120 to 160 characters'),
  photograph: photograph.optional(),
  links: z.array(link).min(1).max(6).optional(),
  text: text(2000, 'Who this is; paragraphs separated by empty lines'),
});

export type PersonRecord = z.infer<typeof personRecord>;

/** The contact person of a page. */
export const contactPerson = slug
  .optional()
  .describe('Contact person: the name of a file in people/. The person is shown in the banner at the end of the page');
