/** Keeps the Markdown of the blocks that an editor has not changed. */
import { markdownToHtml } from 'satteri';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/** Blocks of Markdown as they are written: what stands between empty lines, a block of code whole. */
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

/** What a reader sees of a block, however it is written. */
const seen = (block: string): string => markdownToHtml(block).html;

/**
 * The text `after` in the place of `before`. An editor that shows Markdown as a page writes all of it in its own way, so a block that
 * reads as it did keeps its old signs.
 */
export function mergeBody(before: string, after: string): string {
  if (before.trim() === after.trim()) return before;
  const old = new Map(blocksOf(before).map((block) => [seen(block), block]));
  const merged = blocksOf(after.trim())
    .map((block) => old.get(seen(block)) ?? block)
    .join('\n\n');
  if (merged === before.trim()) return before;
  return `${/^\n*/.exec(before)?.[0] ?? ''}${merged}\n`;
}
