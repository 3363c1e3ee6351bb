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

/** Identifies a fault: two findings with the same key differ at most in their lines. */
export const keyOf = ({ rule, file, field, reason }: Finding): string => [rule, file, field, reason].join('\n');
