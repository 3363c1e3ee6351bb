/** Searches the bytes of a PDF for active content and for other file types. */
/** Names of active or hidden content in a PDF. Compressed parts are not searched: a match is a warning, no match is no guarantee. */
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

/** Signatures of a ZIP file and of an empty ZIP file. */
const ZIP = new RegExp(String.raw`PK(?:\x03\x04|\x05\x06)`);
const HTML = /<(?:script|html|iframe)\b/i;

/** A name ends at white space or a delimiter (ISO 32000-2, 7.2.3): `/JS` is not found in `/JSomething`. */
const PATTERNS = RISKS.map((name) => ({ name, pattern: new RegExp(String.raw`${name}[\0\t\n\f\r ()<>[\]{}/%]`) }));

/** Names of the risks found in `content`. No pattern contains a repetition, so the search takes linear time. */
export function pdfRisks(content: Buffer): string[] {
  const text = content.toString('latin1');
  const names = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  return [...names, ...(ZIP.test(text) ? ['zip'] : []), ...(HTML.test(text.slice(0, 4096)) ? ['html'] : [])];
}
