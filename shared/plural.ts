/** Texts that depend on a number: one text for each plural category of the language. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Returns the text for `count` in the language `tag` (BCP 47), with the number in place of `{count}`. A category without a text
 * uses `other`. When a browser lacks the rules of a language, the English rules apply, not those of the browser's own language.
 */
export const pluralOf = (wordings: Plural, count: number, tag: string): string =>
  (wordings[new Intl.PluralRules([tag, 'en']).select(count)] ?? wordings.other).replace('{count}', String(count));

/** A number of things in English: `1 lead`, `2 leads`. */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`;
