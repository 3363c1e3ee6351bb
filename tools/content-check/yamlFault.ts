/** What is wrong with a record before anybody asks for its fields. */
import { visit, type Document, type LineCounter, type Scalar } from 'yaml';

interface Fault {
  reason: string;
  line: number | undefined;
}

/** What a colon or a brace without quotes makes of a text is hard to tell from the parser's words. */
const UNQUOTED = new Set(['BLOCK_AS_IMPLICIT_KEY', 'UNEXPECTED_TOKEN', 'MULTILINE_IMPLICIT_KEY']);

/** The first thing wrong with the syntax of a document, or with what its syntax makes of the text. */
export function yamlFault(document: Document, lines: LineCounter): Fault | undefined {
  const [error] = document.errors;
  if (!error) return cutText(document, lines);
  const [reason = ''] = error.message.split('\n');
  const hint = UNQUOTED.has(error.code) ? '; a value with a colon, or with {brand} first, stands in quotes' : '';
  return { reason: reason.replace(/:$/, '') + hint, line: error.linePos?.[0].line };
}

/** A text that goes on after ` #`, which to YAML is a comment: the rest would be lost without a word. */
function cutText(document: Document, lines: LineCounter): Fault | undefined {
  let cut: Scalar | undefined;
  visit(document, {
    Scalar: (_, node) => {
      if (!node.comment) return undefined;
      cut = node;
      return visit.BREAK;
    },
  });
  return (
    cut && {
      reason: `‘#${cut.comment}’ is no part of the text but a comment: put the value in quotes, or the comment in a line of its own`,
      line: lines.linePos(cut.range?.[0] ?? 0).line,
    }
  );
}
