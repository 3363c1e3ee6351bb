/** Leaves in each page the style rules it can use: the sheet that the build writes into every page holds those of all pages. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/g;
const CLASSES = /\sclass="([^"]*)"/g;
/** What stands in `:not(…)`, `:is(…)` and the like is an option, never a need. */
const OPTIONS = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g;
const CLASS_IN_SELECTOR = /\.((?:\\.|[\w-])+)/g;
/** Tailwind's registrations of the variables its utilities share, and their stand-in for browsers without `@property`. */
const REGISTERED = '--tw-';

/** Cuts the styles of every page under `folder`. Returns the bytes before and after. */
export function cutStyles(folder: string): { before: number; after: number } {
  const inScripts = globSync('_assets/*.js', { cwd: folder }).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split(/[\s"'`]+/),
  );
  const sheets = new Map<string, Root>();
  const total = { before: 0, after: 0 };
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const place = path.join(folder, file);
    const html = readFileSync(place, 'utf8');
    const known = new Set([...classesOf(html), ...inScripts]);
    const cut = html.replaceAll(STYLE, (_, start: string, css: string, end: string) => {
      const sheet = sheets.get(css) ?? parse(css);
      sheets.set(css, sheet);
      const left = cutSheet(sheet.clone(), known);
      total.before += css.length;
      total.after += left.length;
      return left === '' ? '' : `${start}${left}${end}`;
    });
    writeFileSync(place, cut);
  }
  return total;
}

const classesOf = (html: string) =>
  [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/).map(unescaped));

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The text of `sheet` without the rules that need a class outside `known`. */
export function cutSheet(sheet: Root, known: ReadonlySet<string>): string {
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => needs(selector).every((name) => known.has(name)));
    if (rule.selector === '') rule.remove();
  });
  dropEmpty(sheet);
  dropUnusedVariables(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}

/** The classes without which `selector` matches nothing. */
const needs = (selector: string) =>
  [...selector.replaceAll(OPTIONS, (part) => (part.startsWith('\\') ? part : '')).matchAll(CLASS_IN_SELECTOR)].map(
    ([, name = '']) => name.replaceAll(/\\(.)/g, '$1'),
  );

const isFrame = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === 'keyframes';

/** An empty `@layer` still says the order of the layers, and is written as a statement. */
function dropEmpty(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'property') dropUpwards(rule);
  });
}

function dropUpwards(rule: AtRule): void {
  if (rule.name === 'layer') {
    // PostCSS writes a statement when there is no list of nodes at all.
    delete (rule as { nodes?: unknown }).nodes;
    return;
  }
  const parent = rule.parent as AtRule | undefined;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) dropUpwards(parent);
}

function dropUnusedVariables(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--tw-[\w-]+)/g)) used.add(name);
  });
  sheet.walkAtRules('property', (rule) => {
    if (rule.params.startsWith(REGISTERED) && !used.has(rule.params)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith(REGISTERED) && !used.has(declaration.prop)) declaration.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
