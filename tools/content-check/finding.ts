/** One thing wrong with one field of one file. `line` counts from 1 and is absent where the text has none. */
export interface Finding {
  rule: string;
  file: string;
  line?: number;
  field: string;
  reason: string;
  /** Where the same text stands too. */
  alsoIn?: Pick<Finding, 'file' | 'field'>;
}
