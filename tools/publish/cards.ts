/** The social cards: the pictures that pages name for link previews. Each is drawn once and then cached. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_SIZE, CARD_TEXT, socialCardSvg, trackingOf } from '@site/art/social-card';
import { site } from '../../site.config.ts';
import { fileCache } from '../fileCache.ts';
import type { BuiltPage, File } from './pages.ts';
import type { ShapeLine } from './shaping.ts';
import { crop, type Render } from './render.ts';
import { partsOf } from './titleParts.ts';

/** Font sizes of titles in pixels. The smallest is used for a title that fits at no size. */
const SIZES = [76, 68, 60, 54, 48, 42];
const SMALLEST = 36;
const MAX_LINES = 4;
/** Step in pixels when narrower lines are tried. */
const BALANCE_STEP = 8;

/** Modules that determine how a card looks. A change in any of them redraws all cards. */
const SOURCES = ['@site/art/social-card', './cards.ts', './shaping.ts', './render.ts', './titleParts.ts'];

/** Functions and fonts for drawing cards. */
interface DrawingTools {
  render: Render;
  shaper: (dir: 'ltr' | 'rtl') => ShapeLine;
  /** Contents of the font files. */
  fonts: readonly Uint8Array[];
}

interface Job {
  /** Path of the card, as the page names it. */
  address: string;
  title: string;
  dir: 'ltr' | 'rtl';
  drawing: string;
}

/** The card of each page, at the path that the page names. Removes the cards from `cacheFolder` that no page uses any more. */
export async function cardFiles(
  pages: readonly BuiltPage[],
  folder: string,
  tools: DrawingTools,
  cacheFolder = '.cache/social',
): Promise<File[]> {
  const sources = SOURCES.map((source) => readFileSync(fileURLToPath(import.meta.resolve(source))));
  const stamp = hashOf(...sources, ...tools.fonts);
  const cache = await fileCache(cacheFolder);
  const files = await Promise.all(
    jobsOf(pages, folder).map(async (job): Promise<File> => {
      const key = hashOf(JSON.stringify([stamp, site.brand, job.title, job.dir, job.drawing]));
      return [job.address, await cache.get(`${key.slice(0, 32)}.jpg`, () => draw(job, tools))];
    }),
  );
  await cache.prune();
  return [...files, ...(await ownFiles(pages))];
}

/** Cards for which the page names a picture file of the company. */
const ownFiles = (pages: readonly BuiltPage[]): Promise<File[]> =>
  Promise.all(
    pages.flatMap((page) => {
      const source = sourceOf(page);
      return source ? [ownFile(addressOf(page), source)] : [];
    }),
  );

const ownFile = async (address: string, source: string): Promise<File> => [
  address,
  await crop(source, CARD_SIZE.width, CARD_SIZE.height),
];

const imageOf = ({ head }: BuiltPage) => head.querySelector('meta[property="og:image"]');
const sourceOf = (page: BuiltPage) => imageOf(page)?.getAttribute('data-file');
const addressOf = (page: BuiltPage) => new URL(imageOf(page)?.getAttribute('content') ?? '').pathname;

/**
 * The cards of all other pages, made from title, direction and scene of each page. A page without a scene gets that of the home page or, if
 * that has a photograph, of the first page with a scene. Throws when no page has one.
 */
function jobsOf(pages: readonly BuiltPage[], folder: string): Job[] {
  const sceneOf = (page: BuiltPage | undefined) =>
    page?.head.querySelector('link[rel="preload"][as="image"]')?.getAttribute('href');
  const home = pages.filter((page) => page.path === '/');
  const fallback = [...home, ...pages].map(sceneOf).find(Boolean);
  return pages
    .filter((page) => !sourceOf(page))
    .map((page) => {
      const scene = sceneOf(page) ?? fallback;
      if (!scene) throw new Error(`${page.path}: has no scene for its social card`);
      return {
        address: addressOf(page),
        title: page.title,
        dir: page.head.querySelector('html')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr',
        drawing: readFileSync(path.join(folder, scene), 'utf8'),
      };
    });
}

function draw({ title, dir, drawing }: Job, { render, shaper }: DrawingTools): Promise<Buffer> {
  const shapeLine = shaper(dir);
  const [name = '', ...rest] = partsOf(title);
  const subtitle = balanced(rest.join(' | '), CARD_TEXT.width, (text) => shapeLine(text).width * CARD_TEXT.subtitle);
  const words = fit(name, (text, size) => shapeLine(text, trackingOf(dir)).width * size);
  const card = socialCardSvg({ brand: site.brand, ...words, subtitle, dir, drawing }, shapeLine);
  return render(card, CARD_SIZE.width);
}

/**
 * The largest font size at which a title fits, with its lines. At the smallest one, a long word extends over the drawing: a title that the
 * content check accepts must not end the build.
 */
export function fit(title: string, measure: (text: string, size: number) => number): { title: string[]; size: number } {
  const hasRoom = (size: number): boolean => {
    const lines = wrap(title, CARD_TEXT.width, (text) => measure(text, size));
    return (
      lines.length <= MAX_LINES &&
      lines.length * size * CARD_TEXT.lineHeight <= CARD_TEXT.height &&
      lines.every((line) => measure(line, size) <= CARD_TEXT.width)
    );
  };
  const size = SIZES.find(hasRoom) ?? SMALLEST;
  return { size, title: balanced(title, CARD_TEXT.width, (text) => measure(text, size)) };
}

/** As many lines as `width` needs, balanced to about the same width. */
function balanced(text: string, width: number, measure: (text: string) => number): string[] {
  let lines = wrap(text, width, measure);
  for (let less = width - BALANCE_STEP; less > 0; less -= BALANCE_STEP) {
    const narrower = wrap(text, less, measure);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > less)) break;
    lines = narrower;
  }
  return lines;
}

/** Breaks a text at spaces into lines no wider than `width`. A single longer word stays on one line. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
