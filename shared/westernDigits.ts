/** Arabic and Persian digits. Both ranges begin at a multiple of 16. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The text with 0 to 9 in place of the digits that Arabic, Kurdish and Persian keyboards write. */
export const westernDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
