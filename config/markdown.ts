/** How Markdown becomes HTML: code is coloured at build, by classes only, because the security policy forbids style attributes; short code in a line of text stays whole; a table scrolls in a box of its own. */
import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { defineHastPlugin } from 'satteri';

type Markdown = NonNullable<AstroUserConfig['markdown']>;
type Transformer = NonNullable<NonNullable<Markdown['shikiConfig']>['transformers']>[number];
type Parent = Parameters<NonNullable<Transformer['code']>>[0];
type Node = Parent['children'][number];

/** What a token can be: its class in the stylesheet (`.prose pre .k` and so on) and the grammar scopes it stands for. */
const ROLES: readonly { name: string; scopes: string[] }[] = [
  { name: 'c', scopes: ['comment', 'punctuation.definition.comment'] },
  { name: 's', scopes: ['string', 'punctuation.definition.string', 'markup.inserted'] },
  { name: 'k', scopes: ['keyword', 'storage', 'variable.language', 'markup.deleted'] },
  { name: 'n', scopes: ['constant', 'entity.other.attribute-name', 'support.type.property-name'] },
  { name: 'f', scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic'] },
  { name: 't', scopes: ['entity.name.type', 'entity.name.tag', 'entity.name.class', 'support.type', 'support.class'] },
];

/** A colour that stands for a role until the transformer has turned it into the class. */
const placeholder = (index: number) => `#00000${index + 1}`;

/** Operators and keys of plain data keep the colour of the text. */
const PLAIN = ['keyword.operator', 'storage.modifier.import', 'string.unquoted.plain.out.yaml'];

const theme = {
  name: 'roles',
  type: 'light' as const,
  settings: [
    // Without it Shiki adds one to this list, after which Astro takes its settings for changed and reads all content anew.
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...ROLES.map(({ scopes }, index) => ({ scope: scopes, settings: { foreground: placeholder(index) } })),
    { scope: PLAIN, settings: { foreground: '#000000' } },
  ],
};

const isElement = (node: Node) => node.type === 'element';

/** A token with its role as class; text without a role loses its element. */
function token(node: Node): Node[] {
  if (!isElement(node)) return [node];
  const style = String(node.properties.style);
  const role = ROLES.find((_, index) => style.includes(placeholder(index)));
  return role
    ? [{ ...node, properties: { class: role.name } }]
    : node.children.filter((child) => child.type === 'text');
}

/** Takes the styles off and the wrapper of each line out. */
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

/** Letters of code that a line of a phone has room for, also when they are large or spaced out. */
const SHORT = 20;

/** Marks short code in running text, which no line may split at a hyphen or a space. */
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

/** Puts a table in a box that scrolls with the keyboard too and is named by the heading above it. */
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
