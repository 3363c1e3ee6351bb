/** Protocol by which pages and server report page views. */

/** Address where a page reports a view that the server did not see. */
export const VIEWS_ADDRESS = '/api/views';

/**
 * Value of the header `Server-Timing` for a page that a visitor opened: the server has counted the view, so the page does not report it.
 */
export const COUNTED = 'seen';
/**
 * Value for a page that a browser prefetched. Every response has one of the two values, since a cached page takes over the headers of the
 * newest response.
 */
export const PREFETCHED = 'ahead';
