/** Takes a text apart into the words whose spelling can be judged. */

/** What is written as machines want it: addresses, code, placeholders. */
const NOT_WORDS =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.\S+|`[^`]*`|\{\w+\}|(?<=^|\s)[./@#]?[\w-]+(?:[./_][\w-]+)+(?=$|[\s,.;:!?)”])/gu;

/** Words in the writing system that a language's dictionary covers; a name in another one is no misspelling. */
const TOKENS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /[\p{Script=Latin}\p{N}]+(?:['’]\p{Script=Latin}+)*/gu,
  ar: /\p{Script=Arabic}+/gu,
};

/** Abbreviations are written in capitals, also in the plural; a token with a figure in it is a name. */
const NO_WORD = /^\p{Lu}[\p{Lu}\p{N}]*s?$|\p{N}/u;

/** Vowel marks and the stretching stroke change no Arabic spelling; isolating marks belong to no word. */
const MARKS = /[\u0640\p{Mn}\p{Cf}]/gu;

/** The words of a text that its language's dictionary can judge, in their order and without possessive endings. */
export function wordsOf(text: string, locale: string): string[] {
  const token = TOKENS[locale];
  if (!token) return [];
  return [...text.replace(MARKS, '').replace(NOT_WORDS, ' ').matchAll(token)]
    .map(([word]) => word.replaceAll('’', "'").replace(/'s$/, ''))
    .filter((word) => !NO_WORD.test(word) && word.length > 1);
}
