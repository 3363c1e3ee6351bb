/**
 * The evidence of a case study. A composed case (not of a real client) is marked as an example everywhere. A case of a real client shows
 * its evidence.
 */
import type { CaseStudyRecord } from '../schema/case-study.ts';
import type { RealClient } from '../schema/client.ts';

interface CaseEvidence {
  /** The client's name, or its sector. */
  client: string;
  /** Label before the title of an example. */
  mark?: string;
  /** Text before the case study that explains that it is an example. */
  note?: string;
  /** Heading of the field `result`. */
  resultTitle: string;
  /** Only for a case of a real client. */
  real?: RealClient;
}

interface EvidenceWords {
  example: string;
  note: string;
  goal: string;
  result: string;
}

/** How a case is presented. `words` are the messages in the language of the case. */
export function caseEvidence({ client }: Pick<CaseStudyRecord, 'client'>, words: EvidenceWords): CaseEvidence {
  return typeof client === 'string'
    ? { client, mark: words.example, note: words.note, resultTitle: words.goal }
    : { client: client.name, resultTitle: words.result, real: client };
}

/** The title with its mark, for places that show the title only, such as structured data. */
export const markedTitle = (title: string, { mark }: CaseEvidence): string => (mark ? `${mark}: ${title}` : title);
