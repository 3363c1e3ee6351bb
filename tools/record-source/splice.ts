/** Changes the text of a YAML document only where its values differ from new values. */
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { flowPair, flowText, newYaml, indented, scalarText } from './newYaml.ts';
import { matchItems } from './matchItems.ts';
import { contentEnd, entryRanges, startOf, type TextRange } from './entryRanges.ts';
import { refold } from './refold.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text of `document` with the content `value`. `text` is the source of the document. Comments and equal values are kept. */
export function splice(text: string, document: Document, value: unknown): string {
  const { contents } = document;
  if (!contents) return newYaml(value);
  const writer = new Writer(text, document);
  return (
    text.slice(0, startOf(contents)) +
    writer.node(contents, value, { column: 0, isFlow: false }) +
    text.slice(contentEnd(text, contents))
  );
}

/** The list or mapping that contains a value. */
interface Container {
  column: number;
  /** In flow style (brackets and braces). */
  isFlow: boolean;
}

class Writer {
  readonly #text: string;
  readonly #document: Document;

  constructor(text: string, document: Document) {
    this.#text = text;
    this.#document = document;
  }

  /** The text of `value`, which replaces `node`. */
  node(node: Node, value: unknown, container: Container): string {
    if (isDeepStrictEqual(node.toJS(this.#document), value))
      return this.#text.slice(startOf(node), contentEnd(this.#text, node));
    if (isMap(node) && isFilledMap(value)) return this.#map(node, value);
    if (isSeq(node) && isFilledList(value)) return this.#list(node, value);
    if (isScalar(node) && !container.isFlow) return this.#scalar(node, value, container.column);
    return flowText(value);
  }

  #map(node: YAMLMap, value: Values): string {
    const ranges = entryRanges(this.#text, node);
    const pairs = node.items as Pair<Node, Node | null>[];
    const oldKeys = pairs.map(({ key }) => String((key as Scalar).value));
    // A new field is inserted after the field that precedes it in the value.
    const order = oldKeys.filter((key) => key in value);
    for (const [index, key] of Object.keys(value).entries()) {
      if (oldKeys.includes(key)) continue;
      const before = Object.keys(value)[index - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
    }
    return this.#join(
      node,
      ranges,
      order.map((key) => {
        const from = oldKeys.indexOf(key);
        return { from, text: this.#pair(node, pairs[from], ranges[from], key, value[key]) };
      }),
    );
  }

  #pair(
    map: YAMLMap,
    pair: Pair<Node, Node | null> | undefined,
    range: TextRange | undefined,
    key: string,
    value: unknown,
  ): string {
    const column = this.#columnOf(map);
    const newText = map.flow ? flowPair(key, value) : indented(newYaml({ [key]: value }, column), column);
    if (!pair || !range) return newText;
    const { value: old } = pair;
    // The comments above the key are always kept.
    if (!old || !fitsInto(old, value)) return this.#text.slice(range.start, startOf(pair.key)) + newText;
    return this.#within(range, old, value, { column, isFlow: Boolean(map.flow) });
  }

  #list(node: YAMLSeq, value: readonly unknown[]): string {
    const ranges = entryRanges(this.#text, node);
    const items = node.items as Node[];
    const column = this.#columnOf(node);
    const origins = matchItems(node.toJS(this.#document) as unknown[], value);
    return this.#join(
      node,
      ranges,
      value.map((entry, index) => {
        const from = origins[index] ?? -1;
        const [range, old] = [ranges[from], items[from]];
        if (range && old && fitsInto(old, entry))
          return { from, text: this.#within(range, old, entry, { column, isFlow: Boolean(node.flow) }) };
        return { from, text: node.flow ? flowText(entry) : indented(newYaml([entry], column), column) };
      }),
    );
  }

  #within(range: TextRange, node: Node, value: unknown, container: Container): string {
    const before = this.#text.slice(range.start, startOf(node));
    return before + this.node(node, value, container) + this.#text.slice(contentEnd(this.#text, node), range.end);
  }

  #scalar(node: Scalar, value: unknown, column: number): string {
    const before = this.#text.slice(startOf(node), contentEnd(this.#text, node));
    const refolded = typeof value === 'string' ? refold(before, value) : undefined;
    return refolded ?? scalarText(node, value, column);
  }

  /** Joins the entries with the same separators as before. The text between two entries stays before the second of them. */
  #join(
    node: YAMLMap | YAMLSeq,
    ranges: readonly TextRange[],
    entries: readonly { from: number; text: string }[],
  ): string {
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last) return '';
    const separator = node.flow ? ', ' : `\n${' '.repeat(this.#columnOf(node))}`;
    const gapBefore = (from: number) =>
      from > 0 ? this.#text.slice(ranges[from - 1]?.end, ranges[from]?.start) : separator;
    const inner = entries.map(({ from, text }, index) => (index === 0 ? '' : gapBefore(from)) + text).join('');
    return (
      this.#text.slice(startOf(node), first.start) + inner + this.#text.slice(last.end, contentEnd(this.#text, node))
    );
  }

  #columnOf(node: Node): number {
    const start = startOf(node);
    return start - (this.#text.lastIndexOf('\n', start - 1) + 1);
  }
}

const isFilledMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
const isFilledList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** True if a value can replace the node without a change of the key or hyphen before it. */
function fitsInto(node: Node, value: unknown): boolean {
  if (isMap(node)) return isFilledMap(value) && node.items.length > 0;
  if (isSeq(node)) return isFilledList(value) && node.items.length > 0;
  return isScalar(node) && (typeof value !== 'object' || value === null);
}
