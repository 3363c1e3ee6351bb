import { questionOf } from '#shared/searchText.ts';
import { excerptOf } from './excerpt.ts';

/** The search engine (Pagefind), which is loaded at the first use. `tools/search-index` writes it and its index at the end of a build. */

const PLACE = '/pagefind/pagefind.js';
const EXCERPT_WORDS = 18;
/** A page with the exact word ranks before a page with a longer word that begins with it. */
const RANKING = { termSimilarity: 10 };

export interface Hit {
  href: string;
  title: string;
  /** Kind of page: `service`, `industry`, `article`, `case` or `page`. */
  kind: string;
  /** Name of the parent page, when the title alone is ambiguous. */
  within: string | undefined;
  /** Words around a match. Matches are in `<mark>`; other `<` and `>` are escaped. */
  excerpt: string;
}

/** The part of Pagefind that is used here. */
interface Engine {
  options: (options: {
    noWorker: boolean;
    excerptLength: number;
    excerptEllipsis: string;
    ranking: { termSimilarity: number };
  }) => Promise<void>;
  init: () => Promise<void>;
  search: (text: string) => Promise<{ results: readonly { data: () => Promise<Page> }[] }>;
  destroy: () => Promise<void>;
}

interface Page {
  url: string;
  excerpt: string;
  /** `text` is the original text of the page if the index contains a normalized one. */
  meta: { title?: string; kind?: string; within?: string; text?: string };
}

let engine: Promise<Engine> | undefined;
let failures = 0;

/** Loads the engine once; after a failure the next call tries again. */
export function loadEngine(): Promise<Engine> {
  engine ??= start().catch((error: unknown) => {
    engine = undefined;
    failures += 1;
    throw error;
  });
  return engine;
}

/**
 * Finds the pages in the language of the current page that contain all words of `text` which are in the index. Returns the best `limit`
 * pages, best first, and the total number. Rejects when the index cannot be loaded; the next call loads it again.
 */
export async function find(text: string, limit: number): Promise<{ total: number; hits: Hit[] }> {
  const loaded = await loadEngine();
  try {
    const question = questionOf(text);
    const { results } = await loaded.search(question);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return { total: results.length, hits: pages.map((page) => toHit(page, question)) };
  } catch (error) {
    // Pagefind would keep this error until the page is reloaded, so the next call gets a new instance.
    engine = undefined;
    await loaded.destroy();
    throw error;
  }
}

const toHit = ({ url, excerpt, meta }: Page, question: string): Hit => ({
  href: url,
  title: meta.title ?? url,
  kind: meta.kind ?? 'page',
  within: meta.within,
  excerpt: meta.text ? excerptOf(meta.text, question, EXCERPT_WORDS) : excerpt,
});

/**
 * Imports and initializes Pagefind. It runs without a worker: the Content-Security-Policy that the server sends with the worker's script
 * would block everything in the worker.
 */
async function start(): Promise<Engine> {
  // A browser caches a failed import for as long as the page is open.
  const address = failures === 0 ? PLACE : `${PLACE}?${failures}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Engine;
  await loaded.options({ noWorker: true, excerptLength: EXCERPT_WORDS, excerptEllipsis: '…', ranking: RANKING });
  await loaded.init();
  return loaded;
}
