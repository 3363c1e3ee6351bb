/** Writes values as new YAML, in the style of our records. */
import { Document, Scalar, stringify, visit, type SchemaOptions } from 'yaml';
import { isDate } from '../content-check/yamlFault.ts';
import { trimYaml, trimYamlEnd } from './trimYaml.ts';

/** Column at which running text is wrapped. */
const LINE = 110;
/** Minimum width of running text, in characters, at any indentation. */
const MIN_WIDTH = 40;
/** A text with more characters begins on the line below its key. */
const MAX_INLINE_LENGTH = 80;
/** The YAML parser of the build has dates: a text that it would read as a date gets quotes. */
const QUOTE_DATES: SchemaOptions = { compat: ['timestamp'] };

/** Width of running text that is indented to `column`, in characters. */
export const widthAt = (column: number): number => Math.max(MIN_WIDTH, LINE - column);

/** The style of a new text: a text with line breaks as a literal block, a long text as a folded block, any other on the line of its key. */
function styleOf(text: string): Scalar.Type {
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  return text.length > MAX_INLINE_LENGTH ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
}

/** A value as YAML that ends with a line feed. `column` is its indentation. */
export function newYaml(value: unknown, column = 0): string {
  const document = new Document(value, QUOTE_DATES);
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.type = styleOf(node.value);
    },
  });
  return document.toString({ lineWidth: widthAt(column), singleQuote: true });
}

/** A value on one line, in flow style (brackets and braces). */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map((pair) => flowPair(...pair));
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  // In flow style a comma ends a text, so more texts need quotes.
  return trimYamlEnd(
    stringify([value], {
      ...QUOTE_DATES,
      collectionStyle: 'flow',
      flowCollectionPadding: false,
      lineWidth: 0,
      singleQuote: true,
    }),
  ).slice(1, -1);
}

/** A key with its value, in flow style. */
export const flowPair = (key: string, value: unknown): string => `${flowText(key)}: ${flowText(value)}`;

/** A text that replaces `before`, in the same style if possible. The first line follows the key; the others are indented to `column`. */
export function scalarText(before: Scalar, value: unknown, column: number): string {
  const scalar = new Scalar(value);
  if (typeof value === 'string') scalar.type = styleFor(before, value);
  const isFolded = scalar.type === Scalar.BLOCK_FOLDED;
  const document = new Document({ k: scalar }, isDate(before) ? {} : QUOTE_DATES);
  const text = document.toString({ lineWidth: isFolded ? widthAt(column) : 0, singleQuote: true });
  return trimYaml(indented(text, column).slice('k:'.length));
}

/** A text with several lines needs a block. A text of one line keeps its style, except a literal block. */
function styleFor({ type = Scalar.PLAIN }: Scalar, value: string): Scalar.Type {
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  const fits = value.includes('\n') ? isBlock : type !== Scalar.BLOCK_LITERAL;
  return fits ? type : styleOf(value);
}

/** Indents every line but the first by `column` spaces; empty lines stay empty. */
export const indented = (text: string, column: number): string =>
  trimYamlEnd(text).replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
