/** What the rules need of a page, read from its HTML. */
import { parse, type HTMLElement } from 'node-html-parser';
import { alternatesOf, isIndexed, pagePath, type Alternate } from '../builtPages.ts';

export interface Page {
  /** Path as visitors write it, `/` for the home page. */
  path: string;
  title: string;
  description: string;
  lang: string;
  dir: string;
  canonical: string;
  /** The page in each language that has it. */
  alternates: Alternate[];
  ids: string[];
  headings: number[];
  /** A link that `isCurrent` says that it leads to the page itself. */
  links: { href: string; label: string; isCurrent: boolean }[];
  /** Where forms and buttons send what was filled in; `method` is in lower case. */
  forms: { action: string; method: string }[];
  images: { src: string; alt: string | undefined; hasSize: boolean }[];
  isIndexed: boolean;
  /** Ids of the parts that the first frame waits for. */
  awaited: string[];
  /** Address of its picture for link previews. */
  card: string;
  /** What link previews take it for, and the days of an article; empty where nothing is said. */
  kind: string;
  published: string;
  modified: string;
  /** Texts of its JSON-LD. */
  structuredData: string[];
  /** Texts of the scripts that stand in it. */
  scripts: string[];
  /** Attributes that are code, as `a[onclick]`. */
  handlers: string[];
  /** Address of its Markdown alternate; empty where none is named. */
  markdown: string;
  /** Addresses of whatever it loads or names as a file: scripts, styles, fonts, pictures, sound, frames, feeds. */
  resources: string[];
}

/** `file` is relative to `dist/`. */
export function parsePage(file: string, html: string): Page {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  const path = pagePath(file);
  const attributes = (selector: string, name: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const attribute = (selector: string, name: string) => attributes(selector, name)[0] ?? '';
  const meta = (name: string) => attribute(`meta[name="${name}"]`, 'content');
  const property = (name: string) => attribute(`meta[property="${name}"]`, 'content');
  return {
    path,
    title: root.querySelector('title')?.text ?? '',
    description: meta('description'),
    lang: attribute('html', 'lang'),
    dir: attribute('html', 'dir'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: alternatesOf(root),
    ids: attributes('[id]', 'id'),
    headings: root
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ rawTagName }) => Number(rawTagName.slice(1))),
    links: root.querySelectorAll('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      label: labelOf(link),
      isCurrent: link.getAttribute('aria-current') === 'page',
    })),
    forms: root.querySelectorAll('form, [formaction]').map((sender) => ({
      action: sender.getAttribute('formaction') ?? sender.getAttribute('action') ?? path,
      method: methodOf(sender),
    })),
    images: root.querySelectorAll('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      hasSize: Boolean(image.getAttribute('width') && image.getAttribute('height')),
    })),
    awaited: attributes('link[rel="expect"][blocking="render"]', 'href').map((href) => href.replace('#', '')),
    card: property('og:image'),
    kind: property('og:type'),
    published: property('article:published_time'),
    modified: property('article:modified_time'),
    isIndexed: isIndexed(root),
    structuredData: root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText),
    scripts: scriptsOf(html),
    handlers: root
      .querySelectorAll('*')
      .flatMap(({ rawTagName, attributes: all }) =>
        Object.keys(all).flatMap((name) => (/^on/i.test(name) ? `${rawTagName}[${name}]` : [])),
      ),
    markdown: attribute('link[rel="alternate"][type="text/markdown"]', 'href'),
    resources: [
      ...attributes('script, img, source, video, audio, track, iframe, embed', 'src'),
      ...attributes('img, source', 'srcset').flatMap(candidatesOf),
      ...attributes('link', 'imagesrcset').flatMap(candidatesOf),
      ...attributes('video', 'poster'),
      ...attributes('object', 'data'),
      ...attributes('use, image', 'href'),
      ...attributes('use, image', 'xlink:href'),
      ...attributes(
        'link[rel="preload"], link[rel="modulepreload"], link[rel$="icon"], link[rel="stylesheet"], link[rel="manifest"], link[rel="alternate"][type]',
        'href',
      ),
    ],
  };
}

/** Scripts by the text of the page, since whatever looks like one to the server gets its leave to run. JSON-LD is never run. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script[\s/>]/gis)].flatMap(([, attributes, text = '']) =>
    attributes === ' type="application/ld+json"' || text.trim() === '' ? [] : text,
  );

/** A button without a method of its own sends as its form does. */
const methodOf = (sender: HTMLElement): string =>
  (sender.getAttribute('formmethod') ?? sender.closest('form')?.getAttribute('method') ?? 'get').toLowerCase();

/** Addresses in a `srcset`: each stands before its width or density, and may itself hold commas. */
const candidatesOf = (srcset: string): string[] =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/g)].flatMap(([, address]) => address ?? []);

const labelOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  element.text.trim() +
    element
      .querySelectorAll('img[alt]')
      .map((image) => image.getAttribute('alt') ?? '')
      .join('');
