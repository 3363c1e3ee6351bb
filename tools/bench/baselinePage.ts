/** The page that a built page is compared with: the same text, pictures and links in plain semantic HTML with a small style sheet. */
import { readFileSync } from 'node:fs';
import { HTMLElement, parse, type Node } from 'node-html-parser';

/** Elements that are kept; of all others only the content is kept. */
const KEPT = new Set(
  'header nav main footer section h1 h2 h3 p ul ol li dl dt dd a img details summary form label input button address'.split(
    ' ',
  ),
);
const DROPPED = new Set(['svg', 'script', 'style', 'template', 'dialog', 'noscript']);
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'type',
  'name',
  'action',
  'method',
  'loading',
  'for',
  'id',
  'open',
];
/** Elements that keep their id, because a label refers to it. */
const NEEDS_ID = new Set(['input']);
/** Elements that only wide screens show. */
const WIDE = '[data-wide]';

/** The baseline page of the built page `html`. It has the same title, description, font, first picture and speculation rules. */
export function baselinePage(html: string): string {
  const root = parse(html);
  foldPanels(root);
  const keep = (selector: string) => root.querySelector(selector)?.toString() ?? '';
  const font = root.querySelector('link[rel="preload"][as="font"]')?.getAttribute('href') ?? '';
  const css = readFileSync(new URL('baseline.css', import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    keep('title'),
    ...['meta[name="description"]', 'link[rel="canonical"]', 'link[rel="icon"]'].map(keep),
    ...root.querySelectorAll('link[rel="preload"]').map(String),
    `<style>@font-face{font-family:'Instrument Sans';src:url(${font}) format('woff2');font-weight:400 600;font-display:swap}${css}</style>`,
    ...['header', 'main', 'footer'].map((name) => plain(root.querySelector(name)).trim()),
    keep('script[type="speculationrules"]'),
    '</html>',
  ].join('\n');
}

/** Puts the panels of the header into closed `details` elements, without their pictures, which are not loaded while a panel is closed. */
function foldPanels(root: HTMLElement): void {
  for (const panel of root.querySelectorAll('[popover]')) {
    const button = panel.previousElementSibling;
    for (const picture of panel.querySelectorAll('img')) picture.remove();
    const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
    panel.replaceWith(`<details><summary>${name}</summary>${panel.innerHTML}</details>`);
    button?.remove();
  }
}

/** A picture that a phone never requests; the baseline page leaves it out too. */
const isUnread = (node: HTMLElement): boolean => node.rawTagName === 'img' && node.closest(WIDE) !== null;

function plain(node: Node | null): string {
  if (!node) return '';
  if (!(node instanceof HTMLElement)) return node.rawText.replaceAll(/\s+/g, ' ');
  const name = node.rawTagName.toLowerCase();
  if (DROPPED.has(name) || isUnread(node)) return '';
  const inside = node.childNodes.map(plain).join('');
  // A button with only an icon has no text.
  if (!KEPT.has(name) || (name === 'button' && inside === '')) return inside;
  const attributes = ATTRIBUTES.filter((attribute) => node.hasAttribute(attribute))
    .filter((attribute) => attribute !== 'id' || NEEDS_ID.has(name))
    .map((attribute) => ` ${attribute}="${node.getAttribute(attribute) ?? ''}"`);
  const start = `<${name}${attributes.join('')}>`;
  return name === 'img' || name === 'input' ? start : `${start}${inside}</${name}>`;
}
