/**
 * Short names for the utilities of the sheet: Tailwind's say what they do, which the reader of a component needs and a browser does not.
 * Classes of our own sheets keep theirs, and so does what a script of the page may write.
 */
import type { AtRule, Root } from 'postcss';
import { unescaped } from './marks.ts';

const CLASS = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A start tag; its attributes may hold a closing bracket. */
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*/gi;
const ATTRIBUTE = /(\sclass=")([^"]*)"/;

export type ShortNames = ReadonlyMap<string, string>;

const plain = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

function classesOf(sheet: Root | AtRule): Set<string> {
  const classes = new Set<string>();
  sheet.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) classes.add(plain(name));
  });
  return classes;
}

/** The nth name: a to Z, then aa and so on. */
const nth = (index: number): string =>
  (index < LETTERS.length ? '' : nth(Math.floor(index / LETTERS.length) - 1)) + (LETTERS[index % LETTERS.length] ?? '');

/** A name that no class of `sheet` has for each class of its `@layer utilities`, by its place there: the names stay when the content changes. */
export function shortNames(sheet: Root): ShortNames {
  const utilities = new Set<string>();
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') for (const name of classesOf(layer)) utilities.add(name);
  });
  const taken = classesOf(sheet);
  const names = new Map<string, string>();
  let index = 0;
  for (const utility of utilities) {
    while (taken.has(nth(index))) index += 1;
    names.set(utility, nth(index));
    index += 1;
  }
  return names;
}

/** Writes the short names into the selectors of `sheet`, but for those of `kept`. Changes `sheet`. */
export function shortenSheet(sheet: Root, names: ShortNames, kept: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS, (text, name: string) => {
      const short = kept.has(plain(name)) ? undefined : names.get(plain(name));
      return short ? `.${short}` : text;
    });
  });
}

/** The page with the short names in its classes, but for those of `kept`. */
export const shortenPage = (html: string, names: ShortNames, kept: ReadonlySet<string>): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (_, start: string, list: string) => {
      const classes = list
        .split(/\s+/)
        .map((name) => (kept.has(unescaped(name)) ? name : (names.get(unescaped(name)) ?? name)));
      return `${start}${classes.join(' ').trim()}"`;
    }),
  );
