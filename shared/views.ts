/** How pages and server tell each other that a page was shown. */

/** Where a page tells of a view that the server did not see. */
export const VIEWS_ADDRESS = '/api/views';

/** What the server says in the header `Server-Timing` of a page that somebody opened: the page need not tell of it. */
export const SEEN = 'seen';
/** What it says of a page that a browser fetched ahead. Kept pages take the newest answer's word, so that each answer has one. */
export const AHEAD = 'ahead';
