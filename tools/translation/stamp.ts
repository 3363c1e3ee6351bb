/** Writes a stamp into a translation: the digests of the English text that it was made from. */
import { partsOf } from '../content-check/records.ts';
import type { Digests } from './digests.ts';

const BLOCK = /^source:\n(?: .*\n)*/m;

/** The text of a record with `digests` as its last field. Everything else stays the same, character by character. */
export function stamped(file: string, text: string, digests: Digests): string {
  const { header = '', body } = partsOf(text, file) ?? {};
  const fields = header.replace(/(?<!\n)$/, '\n').replace(BLOCK, '');
  const lines = Object.entries(digests).map(([name, digest]) => `  ${name}: '${digest}'\n`);
  const source = `${fields}source:\n${lines.join('')}`;
  return body === undefined ? source : `---${source}---\n${body}`;
}
