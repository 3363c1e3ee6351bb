/** Hash sources of the inline scripts and styles of a built page, for its content security policy. */
import { hashSource } from '../headers.ts';

// A data block (JSON, JSON-LD) is not executed and needs no hash.
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(ld\+)?json/i;
const HAS_SOURCE = /\ssrc\s*=/i;
// One byte per character: the tags are ASCII, and the text between them is only hashed.
const BYTES = 'latin1';

const hashOfBytes = (text: string): string => hashSource(Buffer.from(text, BYTES));

function contentsOf(html: string, tag: 'script' | 'style', isWanted: (attributes: string) => boolean): string[] {
  const pattern = new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}\\s*>`, 'gi');
  const contents = Array.from(html.matchAll(pattern))
    .filter(([, attributes = '']) => isWanted(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(contents)];
}

/** Hash sources of the inline scripts and styles, without duplicates, in document order. */
export function inlineHashes(file: Buffer): { scripts: string[]; styles: string[] } {
  const html = file.toString(BYTES);
  const scripts = contentsOf(
    html,
    'script',
    (attributes) => !HAS_SOURCE.test(attributes) && !DATA_BLOCK.test(attributes),
  );
  return { scripts: scripts.map(hashOfBytes), styles: contentsOf(html, 'style', () => true).map(hashOfBytes) };
}
