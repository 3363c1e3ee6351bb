/** The texts of a page for a translator: the English text, the existing translation, and the place of each text. */
import { fieldName, type ContentRecord } from '../content-check/records.ts';
import { sectionOf } from './digests.ts';
import { partsOf, type Part } from './parts.ts';
import type { PageState } from './state.ts';

export interface Unit extends Part {
  /** Page and field, unique for each text. */
  context: string;
  /** The text in the other language. */
  translation?: string;
  /** The English text has changed since the translation was made. */
  isStale: boolean;
}

/** Every text of a page, in the order of the English record. */
export function unitsOf({ original, translation, changed }: PageState): Unit[] {
  const [english, others] = splitAlike(partsOf(original), translation ? partsOf(translation) : []);
  const written = new Map(others.map(({ field, text }) => [fieldName(field), text]));
  return english.map((part) => {
    const own = written.get(fieldName(part.field));
    return {
      ...part,
      context: contextOf(original, part.field),
      ...(own !== undefined && { translation: own }),
      isStale: isChanged(part.field, changed),
    };
  });
}

/** The name (context) of a text in a file for translators. */
export const contextOf = ({ page }: Pick<ContentRecord, 'page'>, field: readonly PropertyKey[]): string =>
  `${page} ${fieldName(field)}`;

/** Matches the sections of two Markdown texts if both have the same number; otherwise each text becomes one part. */
function splitAlike(english: Part[], others: Part[]): [Part[], Part[]] {
  const count = (parts: readonly Part[]) => parts.filter(isSection).length;
  return others.length === 0 || count(english) === count(others)
    ? [english, others]
    : [joined(english), joined(others)];
}

const isSection = ({ field }: Pick<Part, 'field'>): boolean => field[0] === 'body';

/** The parts, with all sections of the Markdown joined to one part. */
export function joined<T extends Pick<Part, 'field' | 'text'>>(parts: readonly T[]): T[] {
  const sections = parts.filter(isSection);
  const [first] = sections;
  const text = sections.map((section) => section.text).join('\n\n');
  return [...parts.filter((part) => !isSection(part)), ...(first ? [{ ...first, field: ['body'], text }] : [])];
}

/** Whether `changed` contains the section of a field or, for a whole Markdown text, one of its sections. */
const isChanged = (field: readonly PropertyKey[], changed: readonly string[]): boolean =>
  field[0] === 'body' && field.length === 1
    ? changed.some((name) => name.startsWith('body.'))
    : changed.includes(sectionOf(field));
