/** Values as new YAML, in the style of our records. */
import { Document, Scalar, stringify, visit } from 'yaml';

/** Where running text breaks, counted from the margin. */
const LINE = 110;
/** The narrowest column of running text, however deep it stands. */
const NARROWEST = 40;
/** Longer text stands below its key. */
const LONGEST_BESIDE_KEY = 80;

export const widthAt = (column: number): number => Math.max(NARROWEST, LINE - column);

/** How a new text is written: paragraphs keep their lines, a long one is folded, the rest stands beside its key. */
export function styleOf(text: string): Scalar.Type {
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL;
  return text.length > LONGEST_BESIDE_KEY ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
}

/** A value as YAML that ends with a line feed. `column` is where it will stand. */
export function freshText(value: unknown, column = 0): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.type = styleOf(node.value);
    },
  });
  return document.toString({ lineWidth: widthAt(column), singleQuote: true });
}

/** A value on one line, as lists in brackets hold it. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map((pair) => flowPair(...pair));
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  // Within brackets a comma ends a text, so more of them need quotes.
  return stringify([value], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0, singleQuote: true })
    .trimEnd()
    .slice(1, -1);
}

export const flowPair = (key: string, value: unknown): string => `${flowText(key)}: ${flowText(value)}`;

/** A text in the place of `before`, in its style where that can hold it. The first line stands beside the key, the others below `column`. */
export function scalarText(before: Scalar, value: unknown, column: number): string {
  const scalar = new Scalar(value);
  if (typeof value === 'string') scalar.type = fittingStyle(before, value);
  const isFolded = scalar.type === Scalar.BLOCK_FOLDED;
  const document = new Document({ k: scalar });
  return indented(document.toString({ lineWidth: isFolded ? widthAt(column) : 0, singleQuote: true }), column)
    .slice('k:'.length)
    .trim();
}

/** Paragraphs need a block; a text of one paragraph keeps all but the block that is for several. */
function fittingStyle({ type = Scalar.PLAIN }: Scalar, value: string): Scalar.Type {
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  const fits = value.includes('\n') ? isBlock : type !== Scalar.BLOCK_LITERAL;
  return fits ? type : styleOf(value);
}

/** Every line but the first moved to the right; empty lines stay empty. */
export const indented = (text: string, column: number): string =>
  text.trimEnd().replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
