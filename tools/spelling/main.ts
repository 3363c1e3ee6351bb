/**
 * `npm run spelling [-- --only <part of a path>]`: prints every word of the records, of the interface and of the server that is in no
 * dictionary. Exits with 1 when there is one.
 */
import { parseArgs } from 'node:util';
import { loadContent } from '../content-check/records.ts';
import { misspellingsOfInterface, misspellingsOfRecords } from './check.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const { records } = loadContent('content');
const findings = [...misspellingsOfRecords(records), ...misspellingsOfInterface()].filter(({ file }) =>
  file.includes(values.only),
);
for (const { file, line, field, reason } of findings)
  console.log(`${file}${line ? `:${line}` : ''}  ${field}: ${reason}`);
console.log(`${records.length} records, ${findings.length} unknown words`);
process.exitCode = findings.length > 0 ? 1 : 0;
