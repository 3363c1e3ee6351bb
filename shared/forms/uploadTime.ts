/** How long an upload may take, in milliseconds: the page gives up then, and the server not before. A file of the largest size comes in time at 44 KB a second. */
export const LONGEST_UPLOAD_MS = 120_000;
