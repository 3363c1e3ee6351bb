/** Renders findings for a terminal: one line each, then the figures. */
import type { CheckResult } from './check.ts';

/** The report as text, findings grouped by file in path order. */
export function formatReport({ findings, records, sentences, coverage }: CheckResult): string {
  const lines = findings
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ rule, file, line, field, reason }) => `${file}${line ? `:${line}` : ''}  ${field}: ${reason}  [${rule}]`);
  for (const { locale, kinds } of coverage) {
    lines.push(`${locale}: ${kinds.map(({ kind, has, of }) => `${kind} ${has}/${of}`).join(', ')}`);
  }
  const count = (rule: string) => findings.filter((finding) => finding.rule === rule).length;
  lines.push(
    `${records} records, ${sentences} sentences; repeated: ${count('repeated-text')}, banned: ${count('filler') + count('price')}, findings: ${findings.length}`,
  );
  return lines.join('\n');
}
