/** A page's content as Markdown, read from the HTML of its main part. */
import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { alternatePath } from '../../shared/paths.ts';
import type { BuiltPage, File } from './pages.ts';

/** Parts that are no reading matter: ways around, ways to pass a page on, controls, ornaments. */
const LEFT_OUT =
  'details:has(> div > ol > li > a[href^="#"]), nav, .needs-script, div:has(> ul a[href^="mailto:?"]), form, button, input, select, textarea, dialog, script, style, template, noscript, svg, [aria-hidden="true"], [hidden], img[alt=""]';

const BLOCKS = new Set(
  'address article aside blockquote details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
);

/** What stands before the mark by which Markdown would take a paragraph for another block. */
const BLOCK_START = /^(?:(?=[#>]|[+-](?:\s|$)|-{2,}\s*$)|\d+(?=[.)](?:\s|$)))/;

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const tagOf = (node: Node): string => (isElement(node) ? node.rawTagName.toLowerCase() : '');
const isBlock = (node: Node): boolean =>
  BLOCKS.has(tagOf(node)) || (isElement(node) && node.childNodes.some((child) => isBlock(child)));

/** The Markdown alternate of each page. Removes from the pages what it leaves out. */
export const markdownFiles = (pages: readonly BuiltPage[]): File[] =>
  pages.map(({ path, canonical, main }) => [alternatePath(path), markdownOf(main, canonical)]);

/** The Markdown of `main`; addresses in it are made absolute from `base`. */
export function markdownOf(main: HTMLElement, base: string): string {
  for (const element of main.querySelectorAll(LEFT_OUT)) element.remove();
  return `${blocksOf(main, base).join('\n\n')}\n`;
}

/** Blocks of an element: inline neighbours make a paragraph together. */
function blocksOf(element: HTMLElement, base: string): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    blocks.push(...paragraphOf(run, base));
    run = [];
  };
  for (const node of element.childNodes) {
    if (isElement(node) && isBlock(node)) {
      endRun();
      blocks.push(...blockOf(node, base));
    } else run.push(node);
  }
  endRun();
  return blocks;
}

/** A paragraph, none where there is no text. What begins like a heading, a list or a quotation is none. */
const paragraphOf = (nodes: readonly Node[], base: string): string[] =>
  [inlineOf(nodes, base).replace(BLOCK_START, '$&\\')].filter(Boolean);

function blockOf(element: HTMLElement, base: string): string[] {
  const tag = tagOf(element);
  const text = () => inlineOf(element.childNodes, base);
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [`${'#'.repeat(Number(tag.slice(1)))} ${text()}`];
    case 'summary':
      return [`### ${text()}`];
    case 'p':
    case 'figcaption':
      return paragraphOf(element.childNodes, base);
    case 'hr':
      return ['---'];
    case 'ul':
    case 'ol':
      return [listOf(element, base)].filter(Boolean);
    case 'dl':
      return [termsOf(element, base)];
    case 'table':
      return [tableOf(element, base)];
    case 'pre':
      return [fenced(element.text.replace(/\n$/, ''), element.getAttribute('data-language') ?? '')];
    case 'blockquote':
      return [prefixed(blocksOf(element, base).join('\n\n'), '> ', '> ')];
    case 'a':
      return linkedBlocks(element, base);
    default:
      return blocksOf(element, base);
  }
}

/** A link around blocks: the first of them carries it. */
function linkedBlocks(element: HTMLElement, base: string): string[] {
  const [first = '', ...others] = blocksOf(element, base);
  const [, mark = '', label = ''] = /^(#* ?)(.*)$/s.exec(first) ?? [];
  return [`${mark}[${label}](${absolute(element, 'href', base)})`, ...others];
}

function listOf(list: HTMLElement, base: string): string {
  const isOrdered = tagOf(list) === 'ol';
  const first = Number(list.getAttribute('start') ?? 1);
  return list.childNodes
    .filter(isElement)
    .map((item) => blocksOf(item, base).map(asListText).join('\n\n'))
    .filter((text) => text !== '')
    .map((text, index) => {
      const mark = isOrdered ? `${first + index}. ` : '- ';
      return prefixed(text, mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

/** A heading within an item is a name, not a part of the page. */
const asListText = (block: string) => block.replace(/^#+ (.*)$/, '**$1**');

function termsOf(list: HTMLElement, base: string): string {
  return list
    .querySelectorAll('dt, dd')
    .map((element) => {
      const text = blocksOf(element, base).join(' ');
      return tagOf(element) === 'dt' ? `- **${text}**` : `  ${text}`;
    })
    .join('\n');
}

function tableOf(table: HTMLElement, base: string): string {
  const rows = table.querySelectorAll('tr').map((row) =>
    row.querySelectorAll('th, td').map((cell) =>
      blocksOf(cell, base)
        .join(' ')
        .replaceAll('|', String.raw`\|`),
    ),
  );
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${' --- |'.repeat(rows[0]?.length ?? 0)}`;
  return [head, line, ...body].join('\n');
}

function fenced(code: string, language: string): string {
  const fence = fenceOf(code, 3);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** A code span; spaces keep its fence from ticks at its ends, and readers take them off. */
function codeSpan(code: string): string {
  const fence = fenceOf(code, 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return [fence, code, fence].join(space);
}

/** At least so many ticks, and more than stand in `code` side by side. */
const fenceOf = (code: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

/** Text of inline nodes. Two elements side by side are set apart by the style alone, so here by a space. */
function inlineOf(nodes: readonly Node[], base: string): string {
  return nodes
    .map((node, index) => {
      const before = nodes[index - 1];
      return (before && isElement(before) && isElement(node) ? ' ' : '') + inline(node, base);
    })
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

function inline(node: Node, base: string): string {
  if (!isElement(node)) return node.nodeType === NodeType.TEXT_NODE ? escaped(node.text) : '';
  const tag = tagOf(node);
  if (tag === 'img') return `![${escaped(node.getAttribute('alt') ?? '')}](${absolute(node, 'src', base)})`;
  if (tag === 'br') return ' ';
  const text = inlineOf(node.childNodes, base);
  if (text === '') return '';
  switch (tag) {
    case 'a':
      return `[${text}](${absolute(node, 'href', base)})`;
    case 'code':
    case 'kbd':
      return codeSpan(node.text);
    case 'strong':
    case 'b':
      return `**${text}**`;
    case 'em':
    case 'i':
      return `*${text}*`;
    default:
      return text;
  }
}

const absolute = (element: HTMLElement, name: string, base: string) =>
  new URL(element.getAttribute(name) ?? '', base).href;

const escaped = (text: string) => text.replace(/[\\*_~[\]<`]|&(?=#?\w+;)/g, String.raw`\$&`);

const prefixed = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? others.trimEnd() : others) + line)
    .join('\n');
