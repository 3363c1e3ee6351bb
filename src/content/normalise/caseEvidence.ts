/** The evidence of a case study: a composed one (not of a real client) is marked as an example wherever it is shown; one of a real client shows its evidence. */
import type { CaseStudyRecord } from '../schema/case-study.ts';
import type { RealClient } from '../schema/client.ts';

export interface CaseEvidence {
  /** The client's name, or its sector. */
  client: string;
  /** Label before the title of an example. */
  mark?: string;
  /** Explains that the case is an example, before its story. */
  note?: string;
  /** Heads the field `result`. */
  resultTitle: string;
  /** Only where a real client stands behind the case. */
  real?: RealClient;
}

interface EvidenceWords {
  example: string;
  note: string;
  goal: string;
  result: string;
}

/** How a case is presented, in `words` of its own language. */
export function caseEvidence({ client }: Pick<CaseStudyRecord, 'client'>, words: EvidenceWords): CaseEvidence {
  return typeof client === 'string'
    ? { client, mark: words.example, note: words.note, resultTitle: words.goal }
    : { client: client.name, resultTitle: words.result, real: client };
}

/** Title for places where it stands alone, such as structured data. */
export const markedTitle = (title: string, { mark }: CaseEvidence): string => (mark ? `${mark}: ${title}` : title);
