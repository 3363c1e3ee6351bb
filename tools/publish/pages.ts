/** Reads the pages of a build, each once for all files that are made from it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { site } from '../../site.config.ts';
import { alternatesOf, isCopied, isIndexed, mainOf, pageFiles, pagePath, type Alternate } from '../builtPages.ts';

/** A file of a build: its path and its content. */
export type File = readonly [address: string, content: string | Uint8Array];

export interface BuiltPage {
  /** Path as visitors write it, `/` for the home page. */
  path: string;
  /** The document without its body. */
  head: HTMLElement;
  /** Language tag. */
  language: string;
  /** HTML of the element that contains its content. Parsing it takes most of the time of reading a page. */
  main: string;
  /** Name in the navigation. Parses {@link main}. */
  readonly name: string;
  /** Label of a composed case study. Parses {@link main} of a page that has one. */
  readonly mark: string | undefined;
  title: string;
  description: string;
  /** Its address on this site, and its canonical address: if they differ, it was first published on another site. */
  address: string;
  canonical: string;
  /** The page in each language that has it. */
  alternates: Alternate[];
}

/** Every page under `folder`, sorted by path. */
export const readPages = (folder: string): BuiltPage[] =>
  pageFiles(folder).map((file) => readPage(file, readFileSync(path.join(folder, file), 'utf8')));

/** The pages that search engines may list. */
export const indexedPages = (pages: readonly BuiltPage[]): BuiltPage[] => pages.filter(({ head }) => isIndexed(head));

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
  const head = parseHtml(html.slice(0, html.indexOf('</head>')));
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name) ?? '';
  const main = mainOf(html);
  return {
    path: pagePath(file),
    address: new URL(pagePath(file), site.url).href,
    head,
    language: attribute('html', 'lang'),
    main,
    get name() {
      return parseHtml(main).querySelector('nav [aria-current="page"]')?.text.trim() ?? '';
    },
    get mark() {
      return main.includes('data-mark') ? parseHtml(main).querySelector('[data-mark]')?.text.trim() : undefined;
    },
    title: attribute('meta[property="og:title"]', 'content'),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: alternatesOf(head),
  };
}
