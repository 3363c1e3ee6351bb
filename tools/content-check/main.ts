/**
 * `npm run content:check [-- --content <folder>] [-- --only <part of a path>]`
 * Prints each finding as `file:line field: reason` and exits with 1 when there is one. Warnings are printed first and do not change the
 * exit code.
 */
import { parseArgs } from 'node:util';
import { checkContent } from './check.ts';
import type { Finding } from './finding.ts';
import { formatReport } from './report.ts';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, only: { type: 'string', default: '' } },
});

const result = checkContent(values.content);
const isSelected = ({ file }: Finding) => file.includes(values.only);
const findings = result.findings.filter(isSelected);
console.log(formatReport({ ...result, findings, warnings: result.warnings.filter(isSelected) }));
process.exitCode = findings.length > 0 ? 1 : 0;
