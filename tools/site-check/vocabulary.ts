/** schema.org's types and properties, read from the declarations that `schema-dts` generates from schema.org's own ontology. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Vocabulary {
  hasType: (type: string) => boolean;
  /** Types a property of `type` may have, its own and those it inherits; undefined when the type has no such property. */
  rangeOf: (type: string, property: string) => readonly string[] | undefined;
  /** True when `type` is `ancestor` or below it. */
  isKindOf: (type: string, ancestor: string) => boolean;
  /** Names of an enumeration's members; empty for other types. */
  membersOf: (type: string) => readonly string[];
}

const BASE = /^interface (\w+) extends ([^{\n]+) \{\n(.*?)^\}/gms;
const LEAF = /^export interface (\w+)Leaf extends ([\w, ]+) \{/gm;
const ALIAS = /^export type (\w+)(?:<[^>]*>)? = (.+);$/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;

const parts = (list: string, separator: string): string[] => list.split(separator).map((part) => part.trim());

/** Reads the vocabulary from the text of the declarations. */
export function readVocabulary(declarations: string): Vocabulary {
  const bases = new Map<string, { parents: string[]; own: Map<string, string[]> }>();
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(BASE)) {
    const own = [...body.matchAll(PROPERTY)].map(
      ([, property = '', range = '']) => [property, parts(range, '|')] as const,
    );
    bases.set(name, { parents: parts(parents, ','), own: new Map(own) });
  }
  const leaves = new Map<string, string[]>();
  for (const [, type = '', parents = ''] of declarations.matchAll(LEAF)) leaves.set(type, parts(parents, ','));
  const aliases = new Map<string, string[]>();
  for (const [, type = '', union = ''] of declarations.matchAll(ALIAS)) aliases.set(type, parts(union, '|'));

  const inherited = (base: string, property: string): string[] | undefined => {
    const entry = bases.get(base);
    return entry && (entry.own.get(property) ?? firstOf(entry.parents, (parent) => inherited(parent, property)));
  };

  const isKindOf = (type: string, ancestor: string): boolean =>
    type === ancestor || (aliases.get(ancestor) ?? []).some((below) => aliases.has(below) && isKindOf(type, below));

  return {
    hasType: (type) => leaves.has(type),
    rangeOf: (type, property) => firstOf(leaves.get(type) ?? [], (base) => inherited(base, property)),
    isKindOf,
    membersOf: (type) =>
      (aliases.get(type) ?? []).filter((part) => part.startsWith('"')).map((part) => part.slice(1, -1)),
  };
}

function firstOf<T, Result>(items: readonly T[], find: (item: T) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The vocabulary of the installed package. */
export const schemaOrg = (): Vocabulary =>
  readVocabulary(
    readFileSync(
      createRequire(import.meta.url)
        .resolve('schema-dts')
        .replace(/schema\.js$/, 'schema.d.ts'),
      'utf8',
    ),
  );
