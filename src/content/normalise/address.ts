/** Converts the path of a record to the address of its page. */

/** Path on the site of each kind of Markdown record. */
export const BASE_PATHS = { posts: 'blogs', cases: 'portfolio', roles: 'company/career' } as const;

/** Paths of pages that have no record. They exist in every language. */
export const FIXED_PATHS = ['/services', '/industries', '/search', '/404'];

/** `/pages/company/career` is served as `/company/career`, `/blog/x` as `/blogs/x`. */
export const pathOfRecord = (record: string): string =>
  record
    .replace(/^\/pages\/home$/, '/')
    .replace(/^\/pages\//, '/')
    .replace(/^\/blog\//, `/${BASE_PATHS.posts}/`)
    .replace(/^\/careers\//, `/${BASE_PATHS.roles}/`)
    .replace(/^\/people\//, '/company/people/');
