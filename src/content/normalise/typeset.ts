/** Quotation marks and apostrophes as they are printed; records write them as they are typed. In Markdown Astro sets them. */
import { mapStrings } from '#shared/mapStrings.ts';

/** A mark opens at the start, and after a space, a bracket, a dash or another mark that opens. */
const OPENING = { double: /(?<=^|[\s([{/–—])"/g, single: /(?<=^|[\s([{/–—“])'/g };

/** `text` with curly marks: “customer”, the bank’s. */
export const typesetMarks = (text: string): string =>
  text.replace(OPENING.double, '“').replaceAll('"', '”').replace(OPENING.single, '‘').replaceAll("'", '’');

/** A copy of a record, or of a part of one, in which every string is treated so. */
export const typeset = <T>(record: T): T => mapStrings(record, typesetMarks);
