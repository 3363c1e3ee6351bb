/** Looks for what in the bytes of a PDF can act, or is no PDF. */
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
const ZIP = new RegExp(String.raw`PK(?:\x03\x04|\x05\x06)`);
const HTML = /<(?:script|html|iframe)\b/i;

/** A name ends at white space or a delimiter (ISO 32000-2, 7.2.3): `/JS` is not found in `/JSomething`. */
const PATTERNS = RISKS.map((name) => ({ name, pattern: new RegExp(String.raw`${name}[\0\t\n\f\r ()<>[\]{}/%]`) }));

/** Names of risky parts found in `content`. No pattern repeats anything, so that each is one pass over any file. */
export function pdfRisks(content: Buffer): string[] {
  const text = content.toString('latin1');
  const names = PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  return [...names, ...(ZIP.test(text) ? ['zip'] : []), ...(HTML.test(text.slice(0, 4096)) ? ['html'] : [])];
}
