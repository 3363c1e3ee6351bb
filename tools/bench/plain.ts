/** Pages with the words and links of ours, as one would write them by hand: no script, no pictures and one short style sheet. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { localeOfPath } from '#shared/paths.ts';
import { buildFolder } from '../buildFolder.ts';
import { pageFiles, pagePath } from '../builtPages.ts';
import { documentOf } from './bare.ts';

const FOLDER = '.cache/plain';
const OMITTED = 'script, style, noscript, template, svg, img, picture, dialog, form, [hidden]';
/** `data-case` is in the selectors of the links that the measurement clicks. */
const KEPT_ATTRIBUTES = ['href', 'data-case'];
const STYLE = `body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #101c38; background: #faf6ef }
h1 { font-size: 2.5rem; line-height: 1.1 } h2 { margin-top: 3rem; font-size: 1.75rem } a { display: inline-block; color: #0b7a75 } nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none }`;

/** Writes the English pages of the build in this form and returns their folder. Throws when the build contains no page. */
export function writePlainSite(): string {
  const site = buildFolder();
  const files = pageFiles(site).filter((file) => localeOfPath(pagePath(file)) === DEFAULT_LOCALE);
  if (files.length === 0) throw new Error(`${site}/ contains no page: run npm run build first`);
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(FOLDER, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, plainPage(parse(readFileSync(path.join(site, file), 'utf8'))));
  }
  return FOLDER;
}

/** The page without everything but its words and links. */
export function plainPage(document: HTMLElement): string {
  const title = document.querySelector('title')?.innerHTML ?? '';
  for (const element of document.querySelectorAll(OMITTED)) element.remove();
  // Links of pictures; the pictures are gone.
  for (const link of document.querySelectorAll('a')) if (link.text.trim() === '') link.remove();
  for (const element of document.querySelectorAll('body *'))
    for (const name of Object.keys(element.attributes))
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
  const parts = ['header', 'main', 'footer'].flatMap((name) => document.querySelector(`body ${name}`)?.outerHTML ?? []);
  return documentOf(title, parts.join(''), `<style>${STYLE}</style>`);
}
