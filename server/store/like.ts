/** Patterns of `LIKE … ESCAPE '\'`. */

/** `text` in lower case and composed, as fields are stored; `%` and `_` mean themselves. */
export const escapeLike = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);
