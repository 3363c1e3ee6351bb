/** HTML in the Markdown of articles, case studies and roles: it gives text its form, and neither runs nor loads nor styles anything. */
import { markdownToHast, type HastNode } from 'satteri';
import type { Finding } from '../finding.ts';
import { nodesOf } from '../hast.ts';
import type { ContentRecord } from '../records.ts';

/** Elements that a text may write as HTML. What Markdown makes of its own signs is not asked for. */
const ELEMENTS = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  ...['blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'hr', 'li', 'ol'],
  ...['p', 'pre', 'summary', 'ul', 'caption', 'table', 'tbody', 'td', 'th', 'thead', 'tr'],
]);

interface Fault {
  reason: string;
  /** Characters of the text before it. */
  offset: number;
}

/** Findings for elements that are not of a text, each where it stands, and for attributes that run or style, each where it first stands. */
export function markup(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    if (!('body' in record.data)) return [];
    const { body } = record.data;
    const nodes = [...nodesOf(markdownToHast(body))];
    return [...elementFaults(nodes), ...attributeFaults(body, nodes)].map(({ reason, offset }) => ({
      rule: 'markup',
      file: record.file,
      line: record.lineOf(['body'], offset),
      field: 'body',
      reason,
    }));
  });
}

/** By what is written: a parser would drop a second `<body>`, while a browser adds its attributes to the first. */
const elementFaults = (nodes: readonly HastNode[]): Fault[] =>
  nodes.flatMap((node) =>
    node.type !== 'raw'
      ? []
      : [...node.value.matchAll(/<([a-z][^\s/>]*)/gi)]
          .filter(([, name = '']) => !ELEMENTS.has(name.toLowerCase()))
          .map(({ 0: tag, index }) => ({
            reason: `‘${tag}>’ is no element that a text may hold; one that is to be read stands in backticks`,
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
  if (name.startsWith('on')) return 'is an attribute that runs script, and a text has none';
  if (name === 'style') {
    return 'is an attribute that the security policy of the pages refuses; the colons that align a column become one';
  }
  return name === 'srcset' ? 'is an attribute that nobody checks: a picture has one file, its ‘src’' : undefined;
}

/** Where an attribute first stands in HTML, or the cell that Markdown gives it to. */
function placeOf(property: string, nodes: readonly HastNode[]): number {
  for (const node of nodes) {
    if (node.type === 'element' && property in node.properties) return startOf(node);
    const index = node.type === 'raw' ? node.value.toLowerCase().indexOf(property.toLowerCase()) : -1;
    if (index >= 0) return startOf(node) + index;
  }
  return 0;
}

const startOf = ({ position }: HastNode): number => position?.start.offset ?? 0;
