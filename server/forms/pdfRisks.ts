/** What in the bytes of a PDF can act, or is no PDF. */
/** Things inside a PDF that can act. Found in the raw bytes only: a hint for whoever opens it, not a proof. */
const RISKS = [
  '/JavaScript',
  '/JS',
  '/OpenAction',
  '/AA',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/Encrypt',
  '/RichMedia',
  '/XFA',
] as const;

/** How a ZIP begins, and how an empty one does. */
const ZIP = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const SIGNS = [...RISKS, ...ZIP];
/** White space and delimiters of PDF (ISO 32000-2, 7.2.3). Anything else after a short name is chance, as in compressed data. */
const DELIMITERS = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%'));

/** Every beginning of a sign: what can have been read so far. The first is empty. */
const BEGINNINGS = [...new Set(SIGNS.flatMap((sign) => Array.from(`${sign} `, (_, end) => sign.slice(0, end))))];
const placeOf = new Map(BEGINNINGS.map((beginning, place) => [beginning, place]));
/** By what was read and the next byte: what has been read then. No sign begins inside another, so that what does not go on begins anew. */
const NEXT = Uint8Array.from({ length: BEGINNINGS.length * 256 }, (_, index) => {
  const letter = String.fromCharCode(index % 256);
  return placeOf.get(`${BEGINNINGS[index >> 8] ?? ''}${letter}`) ?? placeOf.get(letter) ?? 0;
});
const WHOLE = BEGINNINGS.map((beginning) => SIGNS.find((sign) => sign === beginning));

/** A name ends at a delimiter: `/JS` is not found in `/JSomething`. */
const isEnded = (sign: string, next: number): boolean => ZIP.includes(sign) || DELIMITERS.has(next);

/** Byte by byte, which takes about the same time for any file: a search for each sign stumbles over what a file repeats. */
function signsIn(content: Buffer): Set<string> {
  const found = new Set<string>();
  let read = 0;
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- an iterator takes twice as long
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    const sign = read > 0 ? WHOLE[read] : undefined;
    if (sign !== undefined && isEnded(sign, byte)) found.add(sign);
    read = NEXT[(read << 8) | byte] ?? 0;
  }
  return found;
}

/** Names of risky parts found in `content`. */
export function pdfRisks(content: Buffer): string[] {
  const found = signsIn(content);
  const isAlsoZip = ZIP.some((sign) => found.has(sign));
  const isAlsoHtml = /<(script|html|iframe)\b/i.test(content.toString('latin1', 0, 4096));
  const names = RISKS.filter((name) => found.has(name));
  return [...names, ...(isAlsoZip ? ['zip'] : []), ...(isAlsoHtml ? ['html'] : [])];
}
