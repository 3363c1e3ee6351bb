/** Formats findings for a terminal: one line each, then the totals. */
import type { CheckResult } from './check.ts';
import type { Finding } from './finding.ts';

/** The report as text: warnings, then findings, grouped by file in path order. */
export function formatReport({ findings, warnings, records, sentences, coverage }: CheckResult): string {
  const lines = [...linesOf(warnings).map((line) => `warning: ${line}`), ...linesOf(findings)];
  for (const { locale, kinds } of coverage) {
    lines.push(`${locale}: ${kinds.map(({ kind, has, of }) => `${kind} ${has}/${of}`).join(', ')}`);
  }
  const count = (rule: string) => findings.filter((finding) => finding.rule === rule).length;
  lines.push(
    `${records} records, ${sentences} sentences; repeated: ${count('repeated-text')}, banned: ${count('filler') + count('price')}, findings: ${findings.length}`,
  );
  return lines.join('\n');
}

const linesOf = (findings: readonly Finding[]): string[] =>
  findings
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ rule, file, line, field, reason }) => `${file}${line ? `:${line}` : ''}  ${field}: ${reason}  [${rule}]`);
