/** What `/api/report` answers, for the interface and the page. */
import type { Summary } from '../../server/report/summary.ts';

export interface ReportAnswer {
  summary: Summary;
  /** False when the site counts nothing now; there may be counts of earlier days. */
  isCounting: boolean;
}
