/** Leaves in each page the style rules it can use: the sheet that the build writes into every page holds those of all pages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CLASSES = /\sclass="([^"]*)"/g;
/** What stands in `:not(…)`, `:is(…)` and the like is an option, never a need. */
const OPTIONS = /\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g;
const TAGS = /<([a-z][a-z0-9-]*)/g;
const TAG_IN_SELECTOR = /(?:^|[\s>+~])([a-z][a-z0-9-]*)/g;
const CLASS_IN_SELECTOR = /\.((?:\\.|[\w-])+)/g;
/** Tailwind's registrations of the variables its utilities share, and their stand-in for browsers without `@property`. */
const REGISTERED = '--tw-';

export interface StyleCutter {
  /** The page with the styles it can use, in one element. */
  cut: (html: string) => string;
  /** Bytes of styles before and after, of all pages so far. */
  total: { before: number; after: number };
}

/** Cuts the styles of the pages of the build in `folder`. */
export function styleCutter(folder: string): StyleCutter {
  const inScripts = globSync('_assets/*.js', { cwd: folder }).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split(/[\s"'`]+/),
  );
  const sheets = new Map<string, Root>();
  const total = { before: 0, after: 0 };
  const cut = (html: string): string => {
    const known = new Set([...namesIn(html), ...inScripts]);
    const styles = [...html.matchAll(STYLE)].map(([, css = '']) => {
      const sheet = sheets.get(css) ?? parse(css);
      sheets.set(css, sheet);
      total.before += css.length;
      return cutSheet(sheet.clone(), known);
    });
    const style = styles.join('');
    total.after += style.length;
    // One element for all of them: each has a hash in the security policy.
    let place = `<style>${style}</style>`;
    return html.replaceAll(STYLE, () => {
      const written = place;
      place = '';
      return written;
    });
  };
  return { cut, total };
}

/** Classes and elements of a page. */
const namesIn = (html: string) => [
  ...[...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/).map(unescaped)),
  ...[...html.matchAll(TAGS)].map(([, name = '']) => name),
];

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The text of `sheet` without the rules that need a class or an element outside `known`. */
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

/** The classes and elements without which `selector` matches nothing. */
function needs(selector: string): string[] {
  const plain = selector.replaceAll(OPTIONS, (part) => (part.startsWith('\\') ? part : ''));
  const names = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
  return [...names(CLASS_IN_SELECTOR), ...names(TAG_IN_SELECTOR)];
}

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
