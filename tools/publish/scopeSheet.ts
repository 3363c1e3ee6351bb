/** Narrows a sheet to a part of the page. */
import type { Root, Rule } from 'postcss';
import { needs } from './selectors.ts';

/** What the page has already. */
const PAGE = new Set(['font-face', 'keyframes', 'page', 'view-transition']);
const ROOTS = /^(?:html|body|:root|\[data-theme)/;
/** Tailwind writes what depends on a group into `:is()`, where nothing is needed. */
const IN_GROUP = /^:is\(.*\./;
/** Pseudo-elements end a selector; the oldest are written with one colon. */
const PSEUDO = /(?:::[\w-]+|:(?:before|after))(?::[\w-]+)?$/;

/** Leaves the rules for classes and elements, and has them hold for the element with the identifier `scope` and what lies in it alone; they weigh as before. Changes `sheet` and returns it. */
export function scopeSheet(sheet: Root, scope: string): Root {
  sheet.walkAtRules((rule) => {
    if (PAGE.has(rule.name)) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors
      .filter((selector) => (needs(selector).length > 0 || IN_GROUP.test(selector)) && !ROOTS.test(selector))
      .map((selector) => scoped(selector, scope));
    if (rule.selector === '') rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet;
}

function scoped(selector: Rule['selector'], scope: string): string {
  const end = PSEUDO.exec(selector)?.[0] ?? '';
  return `${selector.slice(0, selector.length - end.length)}:where(#${scope},#${scope} *)${end}`;
}
