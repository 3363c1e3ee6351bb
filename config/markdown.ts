/**
 * Converts Markdown to HTML. Code is highlighted at build time, with classes only, because the security policy forbids style attributes.
 * Short inline code does not break across lines. A table scrolls in its own box.
 */
import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { defineHastPlugin } from 'satteri';

type Markdown = NonNullable<AstroUserConfig['markdown']>;
type Transformer = NonNullable<NonNullable<Markdown['shikiConfig']>['transformers']>[number];
type Parent = Parameters<NonNullable<Transformer['code']>>[0];
type Node = Parent['children'][number];

/** Kinds of tokens: the class in the stylesheet (`.prose pre .k` and so on) and the grammar scopes that get it. */
const ROLES: readonly { name: string; scopes: string[] }[] = [
  { name: 'c', scopes: ['comment', 'punctuation.definition.comment'] },
  { name: 's', scopes: ['string', 'punctuation.definition.string', 'markup.inserted'] },
  { name: 'k', scopes: ['keyword', 'storage', 'variable.language', 'markup.deleted'] },
  { name: 'n', scopes: ['constant', 'entity.other.attribute-name', 'support.type.property-name'] },
  { name: 'f', scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic'] },
  { name: 't', scopes: ['entity.name.type', 'entity.name.tag', 'entity.name.class', 'support.type', 'support.class'] },
];

/** A placeholder colour for a role. The transformer replaces it with the class. */
const placeholder = (index: number) => `#00000${index + 1}`;

/** Operators and keys of plain data keep the colour of the text. */
const PLAIN = ['keyword.operator', 'storage.modifier.import', 'string.unquoted.plain.out.yaml'];

const theme = {
  name: 'roles',
  type: 'light' as const,
  settings: [
    // Without it Shiki adds one to this list; Astro then sees changed settings and reads all content again.
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...ROLES.map(({ scopes }, index) => ({ scope: scopes, settings: { foreground: placeholder(index) } })),
    { scope: PLAIN, settings: { foreground: '#000000' } },
  ],
};

const isElement = (node: Node) => node.type === 'element';

/** Replaces the colour of a token by a class; text without a role loses its element. */
function token(node: Node): Node[] {
  if (!isElement(node)) return [node];
  const style = String(node.properties.style);
  const role = ROLES.find((_, index) => style.includes(placeholder(index)));
  return role
    ? [{ ...node, properties: { class: role.name } }]
    : node.children.filter((child) => child.type === 'text');
}

/** Removes the styles, and the wrapper element of each line. */
export const classesOnly: Transformer = {
  name: 'classes-only',
  pre: (pre) => {
    delete pre.properties.style;
    pre.properties['class'] = 'code';
  },
  code: (code) => {
    code.children = code.children.flatMap((line) => (isElement(line) ? line.children.flatMap(token) : [line]));
  },
};

/** Number of code characters that fit on one line of a phone, also with large or spaced letters. */
const SHORT = 20;

/** Marks short inline code, which must not break at a hyphen or a space. */
export const shortCode = defineHastPlugin({
  name: 'short-code',
  element: {
    filter: ['code'],
    visit(node, context) {
      const parent = context.parent(node);
      const isBlock = parent.type === 'element' && parent.tagName === 'pre';
      if (!isBlock && context.textContent(node).length <= SHORT) context.setProperty(node, 'class', 'whole');
    },
  },
});

/** Wraps a table in a box that can be scrolled by keyboard and is labelled by the heading above it. */
export const tableBox = defineHastPlugin({
  name: 'table-box',
  element: {
    filter: ['table'],
    visit(table, context) {
      const before = context.parent(table).children.slice(0, context.indexOf(table));
      const heading = before.findLast((node) => node.type === 'element' && /^h[2-6]$/.test(node.tagName));
      context.wrapNode(table, {
        type: 'element',
        tagName: heading ? 'section' : 'div',
        properties: {
          className: ['table-box'],
          tabIndex: 0,
          ...(heading && { ariaLabel: context.textContent(heading) }),
        },
        children: [],
      });
    },
  },
});

export const markdown: Markdown = {
  syntaxHighlight: 'shiki',
  shikiConfig: { theme, transformers: [classesOnly] },
  processor: satteri({ hastPlugins: [shortCode, tableBox] }),
};
