/** Pages with the words and links of ours, as one would write them by hand: no script, no pictures and one short style sheet. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { speculationRules } from '#shared/speculation.ts';

const FOLDER = '.cache/plain';
const OMITTED = 'script, style, noscript, template, svg, img, picture, dialog, form, [hidden]';
/** `data-case` is in the selectors of the links that the measurement clicks. */
const KEPT_ATTRIBUTES = ['href', 'data-case'];
const STYLE = `body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #101c38; background: #faf6ef }
h1 { font-size: 2.5rem; line-height: 1.1 } h2 { margin-top: 3rem; font-size: 1.75rem } a { display: inline-block; color: #0b7a75 } nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none }`;

/** Writes the English pages of the build in this form and returns their folder. Throws when `dist/` contains no page. */
export function writePlainSite(): string {
  const files = globSync('dist/**/*.html').filter((file) => !/^dist\/(?:ar|ku)[/.]/.test(file));
  if (files.length === 0) throw new Error('dist/ contains no page: run npm run build first');
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(FOLDER, path.relative('dist', file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, plainPage(parse(readFileSync(file, 'utf8'))));
  }
  return FOLDER;
}

/** The page without everything but its words and links. */
export function plainPage(document: HTMLElement): string {
  const title = document.querySelector('title')?.text ?? '';
  for (const element of document.querySelectorAll(OMITTED)) element.remove();
  // Links of pictures; the pictures are gone.
  for (const link of document.querySelectorAll('a')) if (link.text.trim() === '') link.remove();
  for (const element of document.querySelectorAll('body *'))
    for (const name of Object.keys(element.attributes))
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
  const parts = ['header', 'main', 'footer'].flatMap((name) => document.querySelector(`body ${name}`)?.outerHTML ?? []);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>${parts.join('')}<script type="speculationrules">${speculationRules}</script></html>`;
}
