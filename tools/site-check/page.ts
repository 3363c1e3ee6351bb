/** What the rules need of a page, read from its HTML. */
import { parse, type HTMLElement } from 'node-html-parser';
import { pagePath } from '../builtPages.ts';

export interface Page {
  /** Path as visitors write it, `/` for the home page. */
  path: string;
  title: string;
  description: string;
  lang: string;
  canonical: string;
  ids: string[];
  headings: number[];
  links: { href: string; label: string }[];
  images: { src: string; alt: string | undefined; hasSize: boolean }[];
  isIndexed: boolean;
  /** Ids of the parts that the first frame waits for. */
  awaited: string[];
  /** Address of its picture for link previews. */
  card: string;
  /** Texts of its JSON-LD. */
  structuredData: string[];
  /** Addresses of scripts, styles, fonts and pictures. */
  resources: string[];
}

/** `file` is relative to `dist/`. */
export function parsePage(file: string, html: string): Page {
  const root = parse(html, { comment: false });
  const attributes = (selector: string, name: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const meta = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    path: pagePath(file),
    title: root.querySelector('title')?.text ?? '',
    description: meta('description'),
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    ids: attributes('[id]', 'id'),
    headings: root
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map(({ rawTagName }) => Number(rawTagName.slice(1))),
    links: root
      .querySelectorAll('a[href]')
      .map((link) => ({ href: link.getAttribute('href') ?? '', label: labelOf(link) })),
    images: root.querySelectorAll('img').map((image) => ({
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt'),
      hasSize: Boolean(image.getAttribute('width') && image.getAttribute('height')),
    })),
    awaited: attributes('link[rel="expect"][blocking="render"]', 'href').map((href) => href.replace('#', '')),
    card: root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    isIndexed: meta('robots') !== 'noindex',
    structuredData: root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText),
    resources: [
      ...attributes('script[src], img[src]', 'src'),
      ...attributes(
        'link[rel="preload"], link[rel$="icon"], link[rel="stylesheet"], link[rel="manifest"], link[type="text/markdown"]',
        'href',
      ),
    ],
  };
}

const labelOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  element.text.trim() +
    element
      .querySelectorAll('img[alt]')
      .map((image) => image.getAttribute('alt') ?? '')
      .join('');
