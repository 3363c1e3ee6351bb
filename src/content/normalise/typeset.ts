/** Typography: converts typed text of records to typographic quotation marks. Astro does this for Markdown. */
import { mapStrings } from '#shared/mapStrings.ts';

/** A quotation mark is an opening one at the start, and after a space, a bracket, a dash or another opening mark. */
const OPENING = { double: /(?<=^|[\s([{/–—])"/g, single: /(?<=^|[\s([{/–—“])'/g };

/** Returns `text` with curly quotation marks and apostrophes: “customer”, the bank’s. */
export const typesetMarks = (text: string): string =>
  text.replace(OPENING.double, '“').replaceAll('"', '”').replace(OPENING.single, '‘').replaceAll("'", '’');

/** An address, such as `mailto:o'neill@example.com`. A typographic apostrophe would change it. */
const ADDRESS = /^(?:https:|mailto:|tel:)\S+$/;

/** Returns a copy of a record, or of a part of it, with this applied to every string except addresses. */
export const typeset = <T>(record: T): T =>
  mapStrings(record, (text) => (ADDRESS.test(text) ? text : typesetMarks(text)));
