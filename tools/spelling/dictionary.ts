/** The words of a language: from the dictionaries of cspell and from the project's own list. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, parseDictionary, type ITrie } from 'cspell-trie-lib';
import { brandSpellings } from '../../shared/brand.ts';
import { memoize } from '../memoize.ts';
import { wordsOf } from './words.ts';

export interface Dictionary {
  /** True when the word is in the dictionary as written or in lower case: a sentence begins with a capital. */
  has: (word: string) => boolean;
}

const resolve = createRequire(import.meta.url).resolve;
const WORDS = 'config/words.txt';

/** Files of each language's dictionaries. There is none for Sorani. */
const FILES: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: [
    '@cspell/dict-en_us/en_US.trie.gz',
    ...['softwareTerms.txt.gz', 'software-tools.txt', 'networkingTerms.txt', 'webServices.txt'].map(
      (file) => `@cspell/dict-software-terms/dict/${file}`,
    ),
  ],
  ar: ['@cspell/dict-ar/ar.trie.gz'],
};

/** The dictionary of a language, read once; undefined when there is none. */
export const dictionaryOf = memoize((locale: string): Dictionary | undefined => {
  const files = FILES[locale];
  if (!files) return undefined;
  const brandWords = brandSpellings().flatMap((brand) => wordsOf(brand, locale));
  return dictionaryFrom(files.map(read), [...projectWords(), ...brandWords]);
});

/** The words of the project's own list. */
export const projectWords = (): string[] => readFileSync(WORDS, 'utf8').split('\n').filter(Boolean);

/** A dictionary from tries, and from words that must be written exactly as given. */
function dictionaryFrom(tries: readonly ITrie[], words: readonly string[]): Dictionary {
  const own = new Set(words);
  const contains = (word: string) => own.has(word) || tries.some((trie) => trie.has(word));
  return { has: memoize((word: string) => contains(word) || contains(word.toLowerCase())) };
}

/** Reads a dictionary file. Only the entry of its package can be resolved; the dictionaries are in the same folder. */
function read(file: string): ITrie {
  const [scope = '', name = '', ...rest] = file.split('/');
  const bytes = readFileSync(path.join(path.dirname(resolve(`${scope}/${name}`)), ...rest));
  const content = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return file.includes('.trie') ? decodeTrie(content) : parseDictionary(content.toString());
}
