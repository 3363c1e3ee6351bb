/** What is wrong with a record before anybody asks for its fields. */
import { isAlias, isScalar, visit, type Document, type LineCounter, type Node } from 'yaml';

interface Fault {
  reason: string;
  line: number | undefined;
}

/** What a colon or a sign without quotes makes of a text is hard to tell from the parser's words. */
const UNQUOTED = new Set([
  'BAD_ALIAS',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
]);

/** The first thing wrong with the syntax of a document, or with what its syntax makes of the text. */
export function yamlFault(document: Document, lines: LineCounter): Fault | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return lostText(document, lines);
  const [reason = ''] = error.message.split('\n');
  const hint = UNQUOTED.has(error.code)
    ? '; a value with a colon, or with {brand}, *, & or ! first, stands in quotes'
    : '';
  return { reason: reason.replace(/:$/, '') + hint, line: error.linePos?.[0].line };
}

/** The first text of which YAML takes a part for something else: that part would be lost without a word. */
function lostText(document: Document, lines: LineCounter): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node: (_, node) => {
      const reason = lossOf(node);
      if (!reason) return undefined;
      fault = { reason, line: lines.linePos(node.range?.[0] ?? 0).line };
      return visit.BREAK;
    },
  });
  return fault;
}

function lossOf(node: Node): string | undefined {
  if (isScalar(node) && node.comment) {
    return `‘#${node.comment}’ is no part of the text but a comment: put the value in quotes, or the comment in a line of its own`;
  }
  const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag && '!';
  return sign && `‘${sign}’ at the beginning is no part of the text but a sign of YAML: put the value in quotes`;
}
