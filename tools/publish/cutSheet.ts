/** Takes out of a sheet what a page cannot use. */
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import { variablesRead } from './marks.ts';
import { needs } from './selectors.ts';
import { foldConstants, foldUnset } from './settle.ts';

/** Kinds of fields that have parts of their own; a page without such a field needs no rule for them. */
const PARTS: readonly [part: RegExp, kinds: readonly string[]][] = [
  [/::file-selector-button/, ['file']],
  [/::-webkit-(?:date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/::-webkit-(?:inner|outer)-spin-button/, ['number']],
  [/::-webkit-search/, ['search']],
];
/** Tailwind's registrations of the variables its utilities share. */
const REGISTERED = '--tw-';

/** Takes out of `sheet` the rules that need a class, an element or a mark outside `known`, and what only they read. Changes `sheet`. */
export function cutSheet(sheet: Root, known: ReadonlySet<string>): Root {
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => isOf(selector, known));
    if (rule.selector === '') rule.remove();
  });
  dropEmpty(sheet);
  foldUnset(sheet);
  foldConstants(sheet);
  dropUnreadVariables(sheet, known);
  dropUnusedFonts(sheet);
  dropEmpty(sheet);
  return sheet;
}

const isFrame = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === 'keyframes';

const isOf = (selector: string, known: ReadonlySet<string>) =>
  needs(selector).every((name) => known.has(name)) &&
  PARTS.every(([part, kinds]) => !part.test(selector) || kinds.some((kind) => known.has(`type=${kind}`)));

/** From the inside out. An empty `@layer` still says the order of the layers, and is written as a statement. */
function dropEmpty(container: Root | AtRule): void {
  for (const rule of [...(container.nodes ?? [])]) {
    if (rule.type !== 'atrule' || !rule.nodes || rule.name === 'property') continue;
    dropEmpty(rule);
    if (rule.nodes.length > 0) continue;
    // PostCSS writes a statement when there is no list of nodes at all.
    if (rule.name === 'layer') delete (rule as { nodes?: unknown }).nodes;
    else rule.remove();
  }
}

/** Drops the variables of Tailwind and of the root that neither the sheet nor anything in `known` reads. */
function dropUnreadVariables(sheet: Root, known: ReadonlySet<string>): void {
  const read = new Set(known);
  sheet.walkDecls(({ value }) => {
    for (const name of variablesRead(value)) read.add(name);
  });
  const unread: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    const isOfRoot = (declaration.parent as Rule).selector.startsWith(':root');
    if (!read.has(declaration.prop) && (isOfRoot || declaration.prop.startsWith(REGISTERED))) unread.push(declaration);
  });
  for (const declaration of unread) declaration.remove();
  sheet.walkAtRules('property', (rule) => {
    if (rule.params.startsWith(REGISTERED) && !read.has(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // What only they read is read by nothing now.
  if (unread.length > 0) dropUnreadVariables(sheet, known);
}

/** Drops the faces of families that no rule names: the other script's on a page of one script. */
function dropUnusedFonts(sheet: Root): void {
  const named: string[] = [];
  sheet.walkRules((rule) => {
    rule.walkDecls(/^(?:font(?:-family)?|--.*)$/, ({ value }) => {
      named.push(value);
    });
  });
  const text = named.join();
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!text.includes(value.replaceAll(/["']/g, ''))) face.remove();
    });
  });
}
