/** Patterns of `LIKE … ESCAPE '\'`. */

/** `text` in lower case, in which `%` and `_` mean themselves. */
export const escapeLike = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
