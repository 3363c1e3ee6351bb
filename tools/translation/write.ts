/** Puts texts into the source of a record and leaves everything else, comments and layout included, as it is. */
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

/** The source of `file` with other words at the fields of `texts`; sections of Markdown become its text. */
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

/** Markdown as it was where only the blanks around it differ. */
const bodyOf = (body: string, text: string): string => (body.trim() === text ? body : `\n${text}\n`);

/** Search terms, one in a line, as a list. */
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

/** Where the colon behind a value's key ends. */
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
    if (!document || !isScalar(node) || !node.srcToken) throw new Error(`no text at ${field.join('.')}`);
    if (String(node.value).trim() === text) continue;
    const inFlow = isInFlow(document, field);
    // Folded by the library within a line of YAML, a text would lose its lines of blanks.
    if (inFlow && text.includes('\n'))
      Object.assign(node.srcToken, { type: 'double-quoted-scalar', source: JSON.stringify(text) });
    else CST.setScalarValue(node.srcToken, text, { afterKey: true, inFlow, type: typeOf(text, inFlow) });
  }
  return tokens.map((token) => CST.stringify(token)).join('');
}

/** The plainest form that YAML reads as the text itself. */
function typeOf(text: string, inFlow: boolean): 'PLAIN' | 'QUOTE_SINGLE' | 'BLOCK_LITERAL' {
  if (text.includes('\n')) return 'BLOCK_LITERAL';
  return isPlain(text, inFlow) ? 'PLAIN' : 'QUOTE_SINGLE';
}

function isPlain(text: string, inFlow: boolean): boolean {
  try {
    const [read] = parse(inFlow ? `[${text}]` : `- ${text}`, { logLevel: 'error' }) as unknown[];
    return read === text;
  } catch {
    return false;
  }
}

const flowScalar = (text: string): string => (isPlain(text, true) ? text : `'${text.replaceAll("'", "''")}'`);

/** Whether a field stands within a list or a map in one line, such as `{ id: ais, label: AIS receivers }`. */
const isInFlow = (document: Document, field: readonly PropertyKey[]): boolean =>
  field.some((_, depth) => {
    const parent = document.getIn(field.slice(0, depth), true);
    return isCollection(parent) && parent.flow === true;
  });
