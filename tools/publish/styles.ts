/** Leaves in each page the style rules it can use: the sheet that the build writes into every page holds those of all pages. */
import { parse, root as emptySheet, type Root } from 'postcss';
import { cutSheet } from './cutSheet.ts';
import { namesIn } from './marks.ts';
import { scriptNames } from './scriptNames.ts';
import { withoutStandIns } from './settle.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

export interface StyleCutter {
  /** The page with the styles it can use, in one element. */
  cut: (html: string) => string;
  /** Characters of styles before and after, of all pages so far. */
  total: { before: number; after: number };
}

/** Cuts the styles of the pages of the build in `folder`. */
export function styleCutter(folder: string): StyleCutter {
  const namesOfScripts = scriptNames(folder);
  const parsed = new Map<string, Root>();
  const total = { before: 0, after: 0 };

  const sheetOf = (css: string): Root => {
    const sheet = parsed.get(css) ?? withoutStandIns(parse(css));
    parsed.set(css, sheet);
    return sheet.clone();
  };
  const cut = (html: string): string => {
    const texts = [...html.matchAll(STYLE)].map(([, css = '']) => css);
    const unstyled = html.replaceAll(STYLE, '');
    const sheet = emptySheet();
    // One element for all of them: each has a hash in the security policy.
    for (const css of texts) sheet.append(sheetOf(css));
    cutSheet(sheet, new Set([...namesIn(unstyled), ...namesOfScripts(unstyled)]));
    const style = sheet.toString();
    total.before += texts.join('').length;
    total.after += style.length;
    return unstyled.replace('</head>', () => `<style>${style}</style></head>`);
  };
  return { cut, total };
}
