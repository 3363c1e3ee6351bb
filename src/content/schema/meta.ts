/** Metadata of pages for search engines and link previews. */
import { z } from 'zod';
import { cardImage } from './cardImage.ts';
import { text } from './text.ts';

/** Optional metadata of every page. Each language has its own. */
const ownMeta = {
  keywords: z
    .union([z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1)], {
      error: 'expected search terms, as a list or separated by commas',
    })
    .optional()
    .describe('Search terms, as a list or separated by commas'),
  canonical: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'expected an address with https://' })
    .optional()
    .describe(
      'Address of the original on another site, if the page first appeared there: search engines list the original',
    ),
  noindex: z
    .boolean()
    .optional()
    .describe('true: excludes the page from search engines, the sitemap, the search of this site, llms.txt and feeds'),
  card: z
    .strictObject({
      title: text(70, 'Title of the link preview').optional(),
      description: text(200, 'Description of the link preview').optional(),
      image: cardImage.optional(),
    })
    .optional()
    .describe('Title, description and picture of the link preview, instead of those of the page'),
};

/** Metadata of a record whose title and description are for search results only. */
export const metaData = z.strictObject({
  title: text(80, 'Title of the page: at most 60 characters unless the catalogue fixes it'),
  description: text(200, 'Description for search results: 120 to 160 characters'),
  ...ownMeta,
});

/** Metadata of a Markdown record, whose front matter contains title and description. */
export const textMeta = z
  .strictObject(ownMeta)
  .optional()
  .describe('Metadata for search engines and link previews besides title and description');

export type OwnMeta = Omit<z.infer<typeof metaData>, 'title' | 'description'>;
