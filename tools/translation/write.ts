/** Replaces texts in the source of a record. Everything else stays unchanged, comments and layout included. */
import {
  Composer,
  CST,
  isCollection,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Parser,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { partsOf } from '../content-check/records.ts';
import type { Part } from './parts.ts';

type Text = Pick<Part, 'field' | 'text'>;

/** The source of `file` with the fields of `texts` replaced. Sections of Markdown are joined to the body. */
export function withTexts(file: string, source: string, texts: readonly Text[]): string {
  const { header = '', body } = partsOf(source, file) ?? {};
  const fields = texts.filter(({ field }) => field[0] !== 'body');
  const written = withScalars(
    withLists(
      header,
      fields.filter(({ field }) => field.at(-1) === 'keywords'),
    ),
    fields.filter(({ field }) => field.at(-1) !== 'keywords'),
  );
  if (body === undefined) return written;
  const sections = texts.filter(({ field }) => field[0] === 'body').map(({ text }) => text);
  return `---${written}---\n${bodyOf(body, sections.join('\n\n'))}`;
}

/** The new body; the old one if they differ only in white space at the start and the end. */
const bodyOf = (body: string, text: string): string => (body.trim() === text ? body : `\n${text}\n`);

/** Writes search terms, given one per line, as a YAML list. */
function withLists(source: string, texts: readonly Text[]): string {
  return texts.reduce((result, { field, text }) => {
    const document = parseDocument(result);
    const node = document.getIn(field, true) as Node;
    const words = text.split('\n');
    if (isSeq(node) && JSON.stringify(node.toJSON()) === JSON.stringify(words)) return result;
    const start = keyEnd(document, node);
    const rest = result.slice(start + result.slice(start, node.range?.[1]).trimEnd().length);
    return `${result.slice(0, start)} [${words.map(flowScalar).join(', ')}]${rest}`;
  }, source);
}

/** Position after the colon of a value's key. */
function keyEnd(document: Document, value: Node): number {
  let end = 0;
  visit(document, {
    Pair: (_, { key, value: own }) => {
      if (own === value) end = ((key as Node).range?.[1] ?? 0) + 1;
    },
  });
  return end;
}

function withScalars(source: string, texts: readonly Text[]): string {
  const tokens = [...new Parser().parse(source)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  for (const { field, text } of texts) {
    const node = document?.getIn(field, true);
    if (!document || !isScalar(node) || !node.srcToken) throw new Error(`there is no text at ${field.join('.')}`);
    if (String(node.value).trim() === text) continue;
    const inFlow = isInFlow(document, field);
    // The library would fold the text in a flow collection, and lines that contain only spaces would be lost.
    if (inFlow && text.includes('\n'))
      Object.assign(node.srcToken, { type: 'double-quoted-scalar', source: JSON.stringify(text) });
    else CST.setScalarValue(node.srcToken, text, { afterKey: true, inFlow, type: typeOf(text, inFlow) });
  }
  return tokens.map((token) => CST.stringify(token)).join('');
}

/** The simplest type of scalar that YAML reads back as the same text. */
function typeOf(text: string, inFlow: boolean): 'PLAIN' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL' {
  if (text.includes('\n')) return 'BLOCK_LITERAL';
  return isPlain(text, inFlow) ? 'PLAIN' : 'QUOTE_SINGLE';
}

function isPlain(text: string, inFlow: boolean): boolean {
  try {
    const [read] = parse(inFlow ? `[${text}]` : `- ${text}`, {
      logLevel: 'error',
      // The YAML parser of the build has dates.
      customTags: ['timestamp'],
    }) as unknown[];
    return read === text;
  } catch {
    return false;
  }
}

const flowScalar = (text: string): string => (isPlain(text, true) ? text : `'${text.replaceAll("'", "''")}'`);

/** Whether a field is in a flow collection, such as `{ id: ais, label: AIS receivers }`. */
const isInFlow = (document: Document, field: readonly PropertyKey[]): boolean =>
  field.some((_, depth) => {
    const parent = document.getIn(field.slice(0, depth), true);
    return isCollection(parent) && parent.flow === true;
  });
