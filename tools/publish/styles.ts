/** Leaves in each page the style rules it can use, under short names: the sheet that the build writes into every page holds those of all pages. */
import { parse, type Root } from 'postcss';
import { cutSheet } from './cutSheet.ts';
import { namesIn, variablesRead } from './marks.ts';
import { scopeSheet } from './scopeSheet.ts';
import { scriptNames } from './scriptNames.ts';
import { shortenPage, shortenSheet, shortNames, type ShortNames } from './shortNames.ts';
import { withoutStandIns } from './settle.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

export interface StyleCutter {
  /** The page with the styles it can use, in one element: each has a hash in the security policy. */
  cut: (html: string) => string;
  /** The styles of `part`, which the page `html` gets later, for what lies in the element with the identifier `scope` alone. */
  cutPart: (html: string, part: string, scope: string) => string;
  /** Characters of styles before and after, of all pages so far. */
  total: { before: number; after: number };
}

/** What the build wrote, and the short names for it. */
interface Sheet {
  root: Root;
  names: ShortNames;
}

/** Cuts the styles of the pages of the build in `folder`. */
export function styleCutter(folder: string): StyleCutter {
  const scripts = scriptNames(folder);
  const parsed = new Map<string, Sheet>();
  /** What parts that come later read of the root. */
  const readLater = new Set<string>();
  const total = { before: 0, after: 0 };

  // Once for each sheet, of which there is one.
  const sheetOf = (css: string): Sheet => {
    const known = parsed.get(css);
    if (known) return known;
    const root = withoutStandIns(parse(css));
    const sheet = { root, names: shortNames(root) };
    parsed.set(css, sheet);
    return sheet;
  };
  const cssOf = (html: string) => [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  const cut = (html: string): string => {
    const css = cssOf(html);
    const unstyled = html.replaceAll(STYLE, '');
    const { root, names } = sheetOf(css);
    const sheet = root.clone();
    const kept = new Set(scripts(unstyled));
    cutSheet(sheet, new Set([...namesIn(unstyled), ...kept, ...readLater]));
    shortenSheet(sheet, names, kept);
    const style = sheet.toString();
    total.before += css.length;
    total.after += style.length;
    return shortenPage(unstyled, names, kept).replace('</head>', () => `<style>${style}</style></head>`);
  };
  const cutPart = (html: string, part: string, scope: string): string => {
    const sheet = sheetOf(cssOf(html)).root.clone();
    const known = new Set([...namesIn(part), ...scripts(part)]);
    const css = scopeSheet(cutSheet(sheet, known), scope).toString();
    for (const name of variablesRead(css)) readLater.add(name);
    return css;
  };
  return { cut, cutPart, total };
}
