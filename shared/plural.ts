/** Words that depend on a number: one wording for each plural category that the language has. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * The wording for `count` in the language `tag` (BCP 47), with the number for `{count}`. A category without a wording takes `other`.
 * A language whose rules a browser lacks is counted as English, and not as the browser's own.
 */
export const pluralOf = (wordings: Plural, count: number, tag: string): string =>
  (wordings[new Intl.PluralRules([tag, 'en']).select(count)] ?? wordings.other).replace('{count}', String(count));
