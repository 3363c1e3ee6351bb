/** Keeps the Markdown source of the blocks that an editor has not changed. */
import { markdownToHtml } from 'satteri';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/** The blocks of a Markdown source, separated by empty lines. A code block is one block, even with empty lines in it. */
function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (line.trim() === '' && !isCode) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join('\n')).filter((block) => block !== '');
}

/** The HTML of a block, which is the same for different notations of the same Markdown. */
const htmlOf = (block: string): string => markdownToHtml(block).html;

/** The source of the same block in `old`, which has the blocks by their HTML; for a new block, `block` itself. */
function sourceOf(old: ReadonlyMap<string, string>, block: string): string {
  const html = htmlOf(block);
  // A definition of a link has no HTML: all definitions would be the same block.
  return html === '' ? block : (old.get(html) ?? block);
}

/**
 * Returns the text `after`, with the source of `before` for every block whose HTML is the same, unless this would change the HTML of the
 * text. This is needed because a visual Markdown editor writes the whole text in its own style.
 */
export function mergeBody(before: string, after: string): string {
  if (before.trim() === after.trim()) return before;
  const old = new Map(blocksOf(before).map((block) => [htmlOf(block), block]));
  const joined = blocksOf(after.trim())
    .map((block) => sourceOf(old, block))
    .join('\n\n');
  // A block may depend on the text around it, for example a paragraph of a list entry.
  const merged = htmlOf(joined) === htmlOf(after) ? joined : after.trim();
  if (merged === before.trim()) return before;
  return `${/^\n*/.exec(before)?.[0] ?? ''}${merged}\n`;
}
