/** Escapes control characters and direction marks, so that text from visitors is safe to print in a terminal. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

function escaped(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Escapes the text, including line feeds. */
export const visible = (text: string): string => text.replace(HIDDEN, escaped);

/** Escapes the text and keeps its line feeds. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
