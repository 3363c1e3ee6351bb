/** What search engines and link previews read. */
import { z } from 'zod';
import { cardImage } from './cardImage.ts';
import { text } from './text.ts';

/** What the page of any record may say of itself, in each language on its own. */
const ownMeta = {
  keywords: z
    .union([z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1)])
    .optional()
    .describe('Search terms, as a list or separated by commas'),
  canonical: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'expected an address with https://' })
    .optional()
    .describe('Where the page first appeared, on another site: search engines list that one instead'),
  noindex: z
    .boolean()
    .optional()
    .describe('true keeps the page out of search engines, the sitemap, the search of the site, llms.txt and feeds'),
  card: z
    .strictObject({
      title: text(70, 'Title of the link preview').optional(),
      description: text(200, 'Description of the link preview').optional(),
      image: cardImage.optional(),
    })
    .optional()
    .describe('What a link preview shows instead of the title, the description and the drawing of the page'),
};

/** Of a record with a title and a description for its head alone. */
export const metaData = z.strictObject({
  title: text(80, 'Title of the page: at most 60 characters unless the catalogue fixes it'),
  description: text(200, 'Description for search results: 120 to 160 characters'),
  ...ownMeta,
});

/** Of a text, whose front matter holds title and description. */
export const textMeta = z
  .strictObject(ownMeta)
  .optional()
  .describe('What search engines and link previews read besides title and description');

export type OwnMeta = Omit<z.infer<typeof metaData>, 'title' | 'description'>;
