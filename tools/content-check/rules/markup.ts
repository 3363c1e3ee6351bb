/** HTML in the Markdown of articles, case studies and roles may only structure text. It must not run scripts, load files or set styles. */
import { markdownToHast, type HastNode } from 'satteri';
import type { Finding } from '../finding.ts';
import { nodesOf } from '../hast.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Elements that a text may contain as HTML. Elements that come from Markdown syntax are not checked. */
const ELEMENTS = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ...['blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'li', 'ol'],
  ...['p', 'pre', 'summary', 'ul', 'caption', 'table', 'tbody', 'td', 'th', 'thead', 'tr'],
]);

interface Fault {
  reason: string;
  /** Position in the text, in characters. */
  offset: number;
}

/** Findings for each forbidden element, and for each forbidden attribute at its first place. */
export function markup(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (!('body' in record.data)) return [];
    const { body } = record.data;
    const nodes = [...nodesOf(markdownToHast(body))];
    return [...elementFaults(nodes), ...attributeFaults(body, nodes)].map(({ reason, offset }) =>
      findingAt('markup', record, ['body'], reason, offset),
    );
  });
}

/** Checks the written tags, not the parsed tree: a parser drops a second `<body>`, but a browser adds its attributes to the first. */
const elementFaults = (nodes: readonly HastNode[]): Fault[] =>
  nodes.flatMap((node) =>
    node.type !== 'raw'
      ? []
      : [...node.value.matchAll(/<([a-z][^\s/>]*)/gi)]
          .filter(([, name = '']) => !ELEMENTS.has(name.toLowerCase()))
          .map(({ 0: tag, index }) => ({
            reason: `‘${tag}>’ is an element that is not allowed: remove it, or put it in backticks to show it as text`,
            offset: startOf(node) + index,
          })),
  );

function attributeFaults(body: string, nodes: readonly HastNode[]): Fault[] {
  const parsed = nodesOf(markdownToHast(body, { features: { rawHtml: true } }));
  const properties = new Set(
    [...parsed].flatMap((node) => (node.type === 'element' ? Object.keys(node.properties) : [])),
  );
  return [...properties].flatMap((property) => {
    const reason = attributeFault(property.toLowerCase());
    return reason ? [{ reason: `‘${property.toLowerCase()}’ ${reason}`, offset: placeOf(property, nodes) }] : [];
  });
}

function attributeFault(name: string): string | undefined {
  if (name.startsWith('on')) return 'is an attribute that runs a script, which is not allowed: remove it';
  if (name === 'style') {
    return 'is an attribute that browsers block here: remove it; in a table, remove the colons that align a column';
  }
  return name === 'srcset' ? 'is an attribute that is not allowed: a picture has only one file, its ‘src’' : undefined;
}

/** Position of the first HTML tag with an attribute, or of the table cell to which Markdown adds it. */
function placeOf(property: string, nodes: readonly HastNode[]): number {
  for (const node of nodes) {
    if (node.type === 'element' && property in node.properties) return startOf(node);
    const index = node.type === 'raw' ? node.value.toLowerCase().indexOf(property.toLowerCase()) : -1;
    if (index >= 0) return startOf(node) + index;
  }
  return 0;
}

const startOf = ({ position }: HastNode): number => position?.start.offset ?? 0;
