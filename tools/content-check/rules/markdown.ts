/** Finds mistakes in the Markdown of articles, case studies and roles that readers would see as a wrong heading, list or link. */
import { markdownToHast, type HastNode } from 'satteri';
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { Finding } from '../finding.ts';
import { nodesOf } from '../hast.ts';
import type { ContentRecord } from '../records.ts';

/** Rules of markdownlint, with our own messages, which say what to do. */
const RULES: Readonly<Record<string, string>> = {
  MD001: 'skips a heading level: use ### below ##',
  MD003: 'turns the text above --- into a heading: add an empty line between them, or use ##',
  MD029: 'is read as a list that begins with this number: write 2026\\. for a sentence, or 1. for a list',
  MD051: 'links to a heading that does not exist in this text',
  MD052: 'uses the name of a link that is not defined in this text',
};

const CONFIG: Configuration = {
  default: false,
  MD001: true,
  MD003: { style: 'atx' },
  MD029: { style: 'one_or_ordered' },
  MD051: true,
  MD052: { shortcut_syntax: false },
};

interface Mistake {
  /** Line in the body, from 1. */
  line: number;
  reason: string;
}

/** One finding for each mistake, with its line. */
export function markdown(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (!('body' in record.data)) return [];
    const { body } = record.data;
    const first = record.lineOf(['body'], 0) ?? 1;
    return [...linted(body), ...unclosedFence(body), ...ofTree(body), ...linesOfMarks(body)].map(
      ({ line, reason }) => ({
        rule: 'markdown',
        file: record.file,
        line: first + line - 1,
        field: 'body',
        reason,
      }),
    );
  });
}

function linted(body: string): Mistake[] {
  const { body: found = [] } = lint({ strings: { body }, config: CONFIG });
  return found.map(({ lineNumber, ruleNames: [name = ''], errorContext }) => ({
    line: lineNumber,
    reason: `${errorContext ? `‘${errorContext}’ ` : ''}${RULES[name] ?? name}`,
  }));
}

/** The line that opens a code block, which may be the first of a list entry. With further backticks it is code within a sentence. */
const OPENING = /^( {0,3}(?:(?:[-*+]|\d{1,9}[.)]) {1,4})*)(`{3,}(?!.*`)|~{3,})/;
const CLOSING = /^( *)(`{3,}|~{3,})\s*$/;
/** A closing line may be indented by at most this many characters more than its opening line; with more, it is code. */
const MAX_INDENT = 3;

/** Finds a code block that is not closed: the rest of the text would become code. */
function unclosedFence(body: string): Mistake[] {
  let open: { mark: string; line: number; indent: number; isInList: boolean } | undefined;
  for (const [index, text] of body.split('\n').entries()) {
    const indent = text.search(/\S/);
    // A line with less indentation ends the entry of the list, and with it the code.
    if (open?.isInList && indent >= 0 && indent < open.indent) open = undefined;
    const [, before = '', mark = ''] = (open ? CLOSING : OPENING).exec(text) ?? [];
    if (!mark) continue;
    if (!open) open = { mark, line: index + 1, indent: before.length, isInList: before.trim() !== '' };
    else if (mark.startsWith(open.mark) && before.length <= open.indent + MAX_INDENT) open = undefined;
  }
  return open ? [{ line: open.line, reason: `opens a code block with ${open.mark} that is not closed` }] : [];
}

function ofTree(body: string): Mistake[] {
  const nodes = [...nodesOf(markdownToHast(body))];
  const isCode = (node: HastNode) => node.type === 'element' && node.tagName === 'code';
  const code = new Set(nodes.filter(isCode).flatMap((node) => [...nodesOf(node)]));
  return nodes.flatMap((node) => {
    const reason = code.has(node) ? undefined : faultOf(node);
    const offset = node.position?.start.offset ?? 0;
    return reason ? [{ line: body.slice(0, offset).split('\n').length, reason }] : [];
  });
}

const HEADING = /^h[2-6]$/;
/** Headings whose id, made from their text, is already that of a part of the page. */
const PARTS = /^[^\p{L}\p{N}]*(?:apply|content|hero|languages|menu|search)[^\p{L}\p{N}]*$/iu;

const textOf = (node: HastNode): string =>
  [...nodesOf(node)].map((part) => (part.type === 'text' ? part.value : '')).join('');

function faultOf(node: HastNode): string | undefined {
  if (node.type === 'text' && /\]\([^)\s]+\s[^)]*\)/.test(node.value))
    return 'contains a link with a space in its address: replace the space with %20';
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'h1') return 'is a first-level heading, which the page already has: use ##';
  if (HEADING.test(node.tagName) && PARTS.test(textOf(node)))
    return 'gets the id of a part of the page, so links and buttons would lead to the wrong place: use other words';
  if (node.tagName === 'input') return 'is a checkbox, which readers cannot use: write a plain list';
  return undefined;
}

const MARKS = '\\u200B-\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF';
const ONLY_MARKS = new RegExp(`^[\\s>*-]*[${MARKS}]+\\s*$`);

/** Finds lines that contain only invisible direction marks: each would become an empty paragraph. */
const linesOfMarks = (body: string): Mistake[] =>
  body
    .split('\n')
    .flatMap((text, index) =>
      ONLY_MARKS.test(text)
        ? [{ line: index + 1, reason: 'contains only an invisible direction mark: remove this line' }]
        : [],
    );
