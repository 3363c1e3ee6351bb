/**
 * `npm run content:check [-- --content <folder>] [-- --only <part of a path>]`
 * Prints each finding as `file:line field: reason` and exits with 1 when there is any.
 */
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import { formatReport } from './report.ts';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, only: { type: 'string', default: '' } },
});

const result = checkContent(values.content);
const findings = result.findings.filter(({ file }) => file.includes(values.only));
console.log(formatReport({ ...result, findings }));
process.exitCode = findings.length > 0 ? 1 : 0;
