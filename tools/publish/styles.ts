/** Leaves in each page the style rules it can use, under short names: the sheet that the build writes into every page holds those of all pages. */
import { parse, type Root } from 'postcss';
import { cutSheet } from './cutSheet.ts';
import { namesIn } from './marks.ts';
import { scriptNames } from './scriptNames.ts';
import { shortenPage, shortenSheet, shortNames, type ShortNames } from './shortNames.ts';
import { withoutStandIns } from './settle.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

export interface StyleCutter {
  /** The page with the styles it can use, in one element: each has a hash in the security policy. */
  cut: (html: string) => string;
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
  const cut = (html: string): string => {
    const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
    const unstyled = html.replaceAll(STYLE, '');
    const { root, names } = sheetOf(css);
    const sheet = root.clone();
    const kept = new Set(scripts(unstyled));
    cutSheet(sheet, new Set([...namesIn(unstyled), ...kept]));
    shortenSheet(sheet, names, kept);
    const style = sheet.toString();
    total.before += css.length;
    total.after += style.length;
    return shortenPage(unstyled, names, kept).replace('</head>', () => `<style>${style}</style></head>`);
  };
  return { cut, total };
}
