/** Finds faults in the YAML syntax of a record. */
import { isAlias, isPair, isScalar, visit, type Document, type LineCounter, type Node, type Scalar } from 'yaml';

interface Fault {
  reason: string;
  line: number | undefined;
}

/** Error codes for text with a colon or a special character that needs quotes. The parser's messages for them are hard to understand. */
const UNQUOTED = new Set([
  'BAD_ALIAS',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'TAG_RESOLVE_FAILED',
  'UNEXPECTED_TOKEN',
]);

/** The first syntax error of a document with the text `source`, or else the first text of which YAML would lose a part. */
export function yamlFault(document: Document, lines: LineCounter, source: string): Fault | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return lostText(document, lines);
  const [reason = ''] = error.message.split('\n');
  const line = error.linePos?.[0].line;
  const space = oddSpaceOf(source.split('\n')[(line ?? 1) - 1] ?? '');
  if (space) return { reason: space, line };
  const hint = UNQUOTED.has(error.code)
    ? '; a value that contains a colon, or begins with {brand}, *, & or !, must be in quotes'
    : '';
  return { reason: reason.replace(/:$/, '') + hint, line };
}

/** Spaces that word processors insert and that YAML does not treat as spaces. */
const ODD_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000';
/** In the name of a field, before it or right after its colon. */
const ODD_SPACE = new RegExp(`^[^:]*:?[${ODD_SPACES}]`, 'u');

/** The reason for a line that contains such a space. */
function oddSpaceOf(text: string): string | undefined {
  const code = ODD_SPACE.exec(text)?.[0].at(-1)?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return code && `contains a special space (U+${code}) that YAML does not accept: replace it with a normal space`;
}

/**
 * The first text of which YAML reads a part as a comment, an alias, an anchor or a tag: that part would be lost silently. Or a text that the
 * build, whose YAML parser has dates, would refuse as a date.
 */
function lostText(document: Document, lines: LineCounter): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node: (_, node, path) => {
      const parent = path.at(-1);
      const field = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : '';
      const reason = lossOf(node) ?? (DATE_FIELDS.includes(field) ? undefined : dateOf(node));
      if (!reason) return undefined;
      fault = { reason, line: lines.linePos(node.range?.[0] ?? 0).line };
      return visit.BREAK;
    },
  });
  return fault;
}

/** Fields whose value is a date. */
const DATE_FIELDS: readonly string[] = ['date', 'updated', 'posted', 'validThrough', 'publishFrom', 'publishUntil'];

/** Whether the build reads the node as a date. */
export const isDate = (node: Node): node is Scalar =>
  isScalar(node) && node.type === 'PLAIN' && /^\d{4}-\d\d-\d\d$/.test(String(node.value));

const dateOf = (node: Node): string | undefined =>
  isDate(node)
    ? `‘${String(node.value)}’ is read as a date, not as text: put the value in quotes, or write the month as a word`
    : undefined;

function lossOf(node: Node): string | undefined {
  const oddSpace = isScalar(node) && typeof node.value === 'string' ? oddSpaceOf(node.value.slice(0, 1)) : undefined;
  if (oddSpace) return oddSpace;
  if (isScalar(node) && node.comment) {
    return `‘#${node.comment}’ is read as a comment, not as text: put the value in quotes, or the comment on its own line`;
  }
  const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag && '!';
  return sign && `‘${sign}’ at the beginning is read as YAML syntax, not as text: put the value in quotes`;
}
