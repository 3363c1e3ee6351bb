/** Walks the tree that Markdown becomes. */
import type { HastNode } from 'satteri';

/** `node` and every node within it, in the order of the text. */
export function* nodesOf(node: HastNode): Generator<HastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
