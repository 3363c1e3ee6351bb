/** Minimum length of a password, in characters. In a file of its own, since pages in the browser import it too. */
export const MIN_LENGTH = 12;
/** Longer passwords are not safer. */
export const MAX_LENGTH = 200;
