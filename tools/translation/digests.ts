/** Short digests of the English text by section. A translation stores them, so that later changes in it can be found. */
import { hash } from 'node:crypto';
import type { Part } from './parts.ts';

export type Digests = Readonly<Record<string, string>>;

const LENGTH = 8;

/** The digest of each section of a page, by the section's name: `summary`, `content.faqSection`, `content.sections.2`, `body.1`. */
export function digestsOf(parts: readonly Pick<Part, 'field' | 'text'>[]): Digests {
  const sections = Map.groupBy(parts, ({ field }) => sectionOf(field));
  return Object.fromEntries(
    [...sections].map(([name, texts]) => {
      const written = JSON.stringify(texts.map(({ field, text }) => [...field, text]));
      return [name, hash('sha256', written).slice(0, LENGTH)];
    }),
  );
}

/** The section that a field belongs to. Entries of lists are counted from 1. */
export function sectionOf([first, second, third]: readonly PropertyKey[]): string {
  if (first === 'body') return `body.${Number(second) + 1}`;
  if (first !== 'content') return String(first);
  return second === 'sections' ? `content.sections.${Number(third) + 1}` : `content.${String(second)}`;
}

/** Sections whose English text differs from `then`, added and removed ones included. */
export const changedSince = (then: Digests, now: Digests): string[] =>
  [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name]);
