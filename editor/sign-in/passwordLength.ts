/** How long a password must be, in characters. Apart from the rules, since pages of the browser say it too. */
export const MIN_LENGTH = 12;
/** Longer ones are no safer. */
export const MAX_LENGTH = 200;
