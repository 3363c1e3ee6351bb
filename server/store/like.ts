/** Patterns for `LIKE … ESCAPE '\'`. */

/** Returns `text` in lower case and Unicode form NFC, as fields are stored, with `%`, `_` and `\` escaped. */
export const escapeLike = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Pattern for a payload, in lower case, that contains the address `email`. */
export const payloadWith = (email: string): string => `%${escapeLike(JSON.stringify({ email }).slice(1, -1))}%`;
