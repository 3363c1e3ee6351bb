/** Writes into a translation which English it was made from. */
import { partsOf } from '../content-check/records.ts';
import type { Digests } from './digests.ts';

const BLOCK = /^source:\n(?: .*\n)*/m;

/** The text of a record with `digests` as the last of its fields; everything else stays as it is, sign by sign. */
export function stamped(file: string, text: string, digests: Digests): string {
  const { header = '', body } = partsOf(text, file) ?? {};
  const fields = header.replace(BLOCK, '').replace(/(?<!\n)$/, '\n');
  const lines = Object.entries(digests).map(([name, digest]) => `  ${name}: '${digest}'\n`);
  const source = `${fields}source:\n${lines.join('')}`;
  return body === undefined ? source : `---${source}---\n${body}`;
}
