/** The response of `/api/report`. */
import type { Summary } from '../../server/report/summary.ts';

export interface ReportAnswer {
  summary: Summary;
  /** False if counting is off now; there may be counts of earlier days. */
  isCounting: boolean;
}
