/** Reads from the HTML of a page the data that the rules need. */
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
  /** Links; `isCurrent` when the link is marked as leading to the page itself (`aria-current="page"`). */
  links: { href: string; label: string; isCurrent: boolean }[];
  /** Targets of forms and of buttons with `formaction`; `method` is in lower case. */
  forms: { action: string; method: string }[];
  images: { src: string; alt: string | undefined; hasSize: boolean }[];
  isIndexed: boolean;
  /** Ids of the elements that block the first render (`rel="expect"`). */
  awaited: string[];
  /** Address of its picture for link previews. */
  card: string;
  /** Open Graph type, and the dates of an article; empty when there are none. */
  kind: string;
  published: string;
  modified: string;
  /** Texts of its JSON-LD. */
  structuredData: string[];
  /** Texts of its inline scripts. */
  scripts: string[];
  /** Event handler attributes, as `a[onclick]`. */
  handlers: string[];
  /** Address of its Markdown alternate; empty when there is none. */
  markdown: string;
  /** Addresses of all files that it loads or names: scripts, styles, fonts, pictures, sound, frames, feeds. */
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

/** Inline scripts, found in the text: the server also finds them there, and its security policy allows each. JSON-LD is not run. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script[\s/>]/gis)].flatMap(([, attributes, text = '']) =>
    attributes === ' type="application/ld+json"' || text.trim() === '' ? [] : text,
  );

/** The method of a form or button. A button without `formmethod` uses the method of its form. */
const methodOf = (sender: HTMLElement): string =>
  (sender.getAttribute('formmethod') ?? sender.closest('form')?.getAttribute('method') ?? 'get').toLowerCase();

/** Addresses in a `srcset`. Each is followed by its width or density, and may contain commas. */
const candidatesOf = (srcset: string): string[] =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/g)].flatMap(([, address]) => address ?? []);

const labelOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  element.text.trim() +
    element
      .querySelectorAll('img[alt]')
      .map((image) => image.getAttribute('alt') ?? '')
      .join('');
