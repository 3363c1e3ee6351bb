/** Keeps the line breaks of a folded text where its words have not changed. */
import { widthAt } from './newYaml.ts';

/**
 * A folded block (`>-` and its lines) with the text `value`. The lines before and after the change are kept. Returns undefined if
 * the block or the value has more than one paragraph, or spaces that folding would lose.
 */
export function refold(block: string, value: string): string | undefined {
  const [header = '', ...lines] = block.split('\n');
  if (!header.startsWith('>-') || lines.length === 0 || !isPlain(value)) return undefined;
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
  const texts = lines.map((line) => line.slice(indent.length));
  if (!texts.every(isPlain)) return undefined;

  let rest = value;
  const head: string[] = [];
  while (texts[0] !== undefined && rest.startsWith(`${texts[0]} `)) {
    rest = rest.slice(texts[0].length + 1);
    head.push(texts.shift() ?? '');
  }
  const tail: string[] = [];
  for (let last = texts.at(-1); last !== undefined && rest.endsWith(` ${last}`); last = texts.at(-1)) {
    rest = rest.slice(0, -last.length - 1);
    tail.unshift(last);
    texts.pop();
  }
  return [header, ...[...head, ...wrap(rest, widthAt(indent.length)), ...tail].map((line) => indent + line)].join('\n');
}

/** True for one paragraph in which every space can become a line break. */
const isPlain = (text: string): boolean => text !== '' && !/\n|\t|^ | $| {2}/.test(text);

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
