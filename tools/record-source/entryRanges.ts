/** Finds the text ranges of the entries of a list or mapping. */
import { isPair, type CST, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { trimYamlEnd } from './trimYaml.ts';

/** The text range of an entry, from the first comment above it to its last character. Offsets in the text. */
export interface TextRange {
  start: number;
  end: number;
}

/** The offset of a node in the text. */
export const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** The end of the content of a node, without the spaces and line feeds after it. */
export function contentEnd(text: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  return start + trimYamlEnd(text.slice(start, end)).length;
}

type Item = CST.CollectionItem;

/** The ranges of the entries of `node`, in their order. `node` must be parsed with `keepSourceTokens`. */
export function entryRanges(text: string, node: YAMLMap | YAMLSeq): TextRange[] {
  const { srcToken } = node;
  if (!srcToken || !('items' in srcToken)) return [];
  const items = (srcToken.items as Item[]).filter(
    ({ start, key, value }) => key ?? value ?? start.some(({ type }) => type === 'seq-item-ind'),
  );
  const starts = items.map(startOfItem);
  return items.map((_, index) => {
    const start = starts[index] ?? 0;
    const next = starts[index + 1];
    if (node.flow || next === undefined)
      return { start, end: lineEnd(text, valueEnd(text, node, index), Boolean(node.flow)) };
    return { start, end: start + trimYamlEnd(text.slice(start, next)).length };
  });
}

const BETWEEN = new Set(['space', 'newline', 'comma']);

function startOfItem({ start, key, value }: Item): number {
  const first = start.find(({ type }) => !BETWEEN.has(type)) ?? key ?? value;
  return first?.offset ?? 0;
}

function valueEnd(text: string, node: YAMLMap | YAMLSeq, index: number): number {
  const item = node.items[index];
  if (!isPair<Node, Node | null>(item)) return contentEnd(text, item as Node);
  return contentEnd(text, item.value?.range ? item.value : item.key);
}

/** The end of an entry, including a comment after it on the same line. */
function lineEnd(text: string, end: number, isFlow: boolean): number {
  const comment = isFlow ? undefined : /^[ \t]+#[^\n]*/.exec(text.slice(end))?.[0];
  return end + (comment?.length ?? 0);
}
