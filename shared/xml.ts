/** Text in XML documents. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes the characters that XML reserves, in text and in attributes. */
export const xml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
