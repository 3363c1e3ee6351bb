/** Makes text from strangers harmless in a terminal: control and reordering characters are shown, not obeyed. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

function spelled(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** The text on one line. */
export const visible = (text: string): string => text.replace(HIDDEN, spelled);

/** The text with its line feeds. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
