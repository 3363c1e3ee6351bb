/** The search of every page as a file of each language: without script it is a link to the search page, and nobody sees the dialog. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StyleCutter } from './styles.ts';

/** The island with its dialog; it holds no other island. */
const ISLAND = /<astro-island(?:(?!<astro-island|<\/astro-island>)[\s\S])*?<dialog id="search"[\s\S]*?<\/astro-island>/;
const LANGUAGE = /<html lang="([\w-]+)"/;
/** What Astro counts from page to page; the dialog holds no identifiers made of it. */
const COUNTED = /( uid| prefix)="[^"]*"/g;

/**
 * A function that takes the dialog out of a page and names its file on the body, where src/behaviours/search.ts looks for it. It writes each
 * language's file under `folder` once, with its styles, as `stylesOf` says. A page without a dialog stays as it is.
 */
export function searchTaker(folder: string, stylesOf: StyleCutter['cutPart']): (html: string) => string {
  const files = new Map<string, string>();
  return (html) => {
    const island = ISLAND.exec(html)?.[0];
    const language = LANGUAGE.exec(html)?.[1] ?? '';
    if (!island) return html;
    const text = () => `<style>${stylesOf(html, island, 'search')}</style>${island.replaceAll(COUNTED, '$1="search"')}`;
    const address = files.get(language) ?? write(folder, language, text());
    files.set(language, address);
    return html.replace(island, '').replace('<body', `<body data-search="${address}"`);
  };
}

/** Not as `.html`, which is a page. */
function write(folder: string, language: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/_assets/search.${language}.${hash}.txt`;
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return address;
}
