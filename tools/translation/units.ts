/** The texts of a page as a translator meets them: the English, what there is in the other language, and where it stands. */
import { fieldName, type ContentRecord } from '../content-check/records.ts';
import { sectionOf } from './digests.ts';
import { partsOf, type Part } from './parts.ts';
import type { PageState } from './state.ts';

export interface Unit extends Part {
  /** Page and field: no other text has the same. */
  context: string;
  /** The text in the other language. */
  translation?: string;
  /** The English has changed since that was written. */
  isStale: boolean;
}

/** Every text of a page, in the order of the English record. */
export function unitsOf({ original, translation, changed }: PageState): Unit[] {
  const [english, others] = alike(partsOf(original), translation ? partsOf(translation) : []);
  const written = new Map(others.map(({ field, text }) => [fieldName(field), text]));
  return english.map((part) => {
    const own = written.get(fieldName(part.field));
    const isStale = part.field.length === 1 ? isBodyIn(changed, part) : changed.includes(sectionOf(part.field));
    return {
      ...part,
      context: contextOf(original, part.field),
      ...(own !== undefined && { translation: own }),
      isStale,
    };
  });
}

/** The name of a text in a file for translators. */
export const contextOf = ({ page }: Pick<ContentRecord, 'page'>, field: readonly PropertyKey[]): string =>
  `${page} ${fieldName(field)}`;

/** Sections of two Markdown texts belong together when there are as many of them; otherwise each text is one part. */
function alike(english: Part[], others: Part[]): [Part[], Part[]] {
  const count = (parts: readonly Part[]) => parts.filter(isSection).length;
  return others.length === 0 || count(english) === count(others)
    ? [english, others]
    : [joined(english), joined(others)];
}

const isSection = ({ field }: Pick<Part, 'field'>): boolean => field[0] === 'body';

/** Parts whose Markdown is one, as a text with another number of sections needs it. */
export function joined<T extends Pick<Part, 'field' | 'text'>>(parts: readonly T[]): T[] {
  const [first, ...rest] = parts.filter(isSection);
  const text = [first, ...rest].flatMap((section) => (section ? [section.text] : [])).join('\n\n');
  return [...parts.filter((part) => !isSection(part)), ...(first ? [{ ...first, field: ['body'], text }] : [])];
}

/** A whole Markdown text is stale when one of its sections is. */
const isBodyIn = (changed: readonly string[], { field }: Part): boolean =>
  field[0] === 'body' ? changed.some((name) => name.startsWith('body.')) : changed.includes(sectionOf(field));
