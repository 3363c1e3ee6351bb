/** Walks the HTML tree (hast) of a Markdown text. */
import type { HastNode } from 'satteri';

/** `node` and all its descendants, in the order of the text. */
export function* nodesOf(node: HastNode): Generator<HastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
