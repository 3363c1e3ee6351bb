/** Splits a text into the words whose spelling can be checked. */

/** Text for machines, which is not checked: addresses, code, placeholders. */
const NOT_WORDS =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\S+|`[^`]*`|\{\w+\}|(?<=^|\s)[./@#]?[\w-]+(?:[./_][\w-]+)+(?=$|[\s,.;:!?)”])/gu;

/** Words in the script of a language's dictionary. A name in another script is not a spelling mistake. */
const TOKENS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /[\p{Script=Latin}\p{N}]+(?:['’]\p{Script=Latin}+)*/gu,
  ar: /\p{Script=Arabic}+/gu,
};

/** Not words: abbreviations in capitals, also in the plural, and names with a digit. */
const NO_WORD = /^\p{Lu}[\p{Lu}\p{N}]*s?$|\p{N}/u;

/** Characters that are removed first: Arabic vowel marks and the tatweel, which do not change the spelling, and direction marks. */
const MARKS = /[\u0640\p{Mn}\p{Cf}]/gu;

/** The words of a text that the dictionary of its language can check, in order and without possessive endings. */
export function wordsOf(text: string, locale: string): string[] {
  const token = TOKENS[locale];
  if (!token) return [];
  return [...text.replace(MARKS, '').replace(NOT_WORDS, ' ').matchAll(token)]
    .map(([word]) => word.replaceAll('’', "'").replace(/'s$/, ''))
    .filter((word) => !NO_WORD.test(word) && word.length > 1);
}
