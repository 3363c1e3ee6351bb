/** One fault in one field of one file. `line` counts from 1 and is absent when there is none. */
export interface Finding {
  rule: string;
  file: string;
  line?: number;
  field: string;
  reason: string;
  /** Another place with the same text. */
  alsoIn?: Pick<Finding, 'file' | 'field'>;
}
