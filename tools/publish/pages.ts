/** Reads the pages of a build, each once for all files that are made from it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { site } from '../../site.config.ts';
import { alternatesOf, isCopied, isIndexed, pageFiles, pagePath, withoutShell, type Alternate } from '../builtPages.ts';

/** A file of a build: its path and its content. */
export type File = readonly [address: string, content: string | Uint8Array];

export interface BuiltPage {
  /** Path as visitors write it, `/` for the home page. */
  path: string;
  root: HTMLElement;
  /** The element that contains its content. */
  main: HTMLElement;
  /** Name in the navigation. */
  name: string;
  title: string;
  /** Label of a composed case study. */
  mark: string | undefined;
  description: string;
  /** Its address on this site, and its canonical address: if they differ, it was first published on another site. */
  address: string;
  canonical: string;
  /** The page in each language that has it. */
  alternates: Alternate[];
}

/** Every page under `folder`, sorted by path: its head and `main` element, or with `head` only its head. */
export const readPages = (folder: string, part: 'page' | 'head' = 'page'): BuiltPage[] =>
  pageFiles(folder).map((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    return readPage(file, part === 'head' ? html.slice(0, html.indexOf('</head>')) : withoutShell(html));
  });

/** The pages that search engines may list. */
export const indexedPages = (pages: readonly BuiltPage[]): BuiltPage[] => pages.filter(({ root }) => isIndexed(root));

/** Writes files into the folder of a build. A file of the same address in `public/`, which Astro has copied, is kept. */
export function writeFiles(folder: string, files: readonly File[]): void {
  for (const [address, content] of files) {
    if (isCopied(address)) continue;
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Parses HTML without its comments. Only the contents of scripts and styles stay unparsed text. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { comment: false, blockTextElements: { script: true, style: true } });

/** A page of a build; `file` is relative to the build's folder. */
export function readPage(file: string, html: string): BuiltPage {
  const root = parseHtml(html);
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    path: pagePath(file),
    address: new URL(pagePath(file), site.url).href,
    root,
    main: root.querySelector('main') ?? root,
    name: root.querySelector('main nav [aria-current="page"]')?.text.trim() ?? '',
    title: attribute('meta[property="og:title"]', 'content'),
    mark: root.querySelector('main [data-mark]')?.text.trim(),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: alternatesOf(root),
  };
}
