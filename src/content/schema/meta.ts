/** What search engines and link previews read. */
import { z } from 'zod';
import { text } from './text.ts';

export const metaData = z.strictObject({
  title: text(80, 'Title of the page: at most 60 characters unless the catalogue fixes it'),
  description: text(200, 'Description for search results: 120 to 160 characters'),
  keywords: z
    .union([z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1)])
    .describe('Search terms, as a list or separated by commas'),
});
