/**
 * Time limit of an upload, in milliseconds. The page stops waiting then; the server stops later. A file of the maximum size arrives in time
 * at 44 KB/s.
 */
export const UPLOAD_TIMEOUT_MS = 120_000;
