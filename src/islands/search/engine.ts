/** The search engine (Pagefind), which is loaded at the first use. `tools/publish` writes it and its index at the end of a build. */
import { normalizeQuery } from '#shared/searchText.ts';
import { excerptOf } from './excerpt.ts';

const ENGINE_PATH = '/pagefind/pagefind.js';
/** List of the indexes. */
const INDEX = '/pagefind/pagefind-entry.json';
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
  search: (text: string) => Promise<{ results: readonly Result[] }>;
  destroy: () => Promise<void>;
}

interface Result {
  data: () => Promise<Page>;
}

interface Page {
  url: string;
  excerpt: string;
  /** `text` is the original text of the page if the index contains a normalized one. */
  meta: { title?: string; kind?: string; within?: string; text?: string };
}

let engine: Promise<Engine> | undefined;
let failures = 0;
/** The list of indexes when {@link search} last initialized Pagefind. */
let indexes = '';
/** Language tag of the index. Pagefind reads it from the document when it is initialized; a browser that translates the page changes it. */
let lang = '';

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
  const own = loadEngine();
  const loaded = await own;
  try {
    const query = normalizeQuery(text, lang);
    const results = await search(loaded, query);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return { total: results.length, hits: pages.map((page) => toHit(page, query)) };
  } catch (error) {
    // Pagefind keeps some errors, so the next call starts it again. An earlier call may have failed and done so already.
    if (engine === own) engine = undefined;
    throw error;
  }
}

/**
 * Searches once more when nothing is found: Pagefind ignores an index file that it could not load, and loads it again in the next search.
 * If the list of indexes has changed, Pagefind is initialized first: a new build has no files of the old indexes. Rejects when the server
 * cannot be reached, because then it is unknown whether any page matches.
 */
async function search(loaded: Engine, query: string): Promise<readonly Result[]> {
  const { results } = await loaded.search(query);
  if (results.length > 0) return results;
  const response = await fetch(INDEX, { cache: 'no-store' });
  const list = await response.text();
  if (list !== indexes) {
    indexes = list;
    await initialize(loaded);
  }
  return (await loaded.search(query)).results;
}

const toHit = ({ url, excerpt, meta }: Page, query: string): Hit => ({
  href: url,
  title: meta.title ?? url,
  kind: meta.kind ?? 'page',
  within: meta.within,
  excerpt: meta.text ? excerptOf(meta.text, { query, lang, length: EXCERPT_WORDS }) : excerpt,
});

/** Imports Pagefind and initializes it. */
async function start(): Promise<Engine> {
  // A browser caches a failed import for as long as the page is open.
  const address = failures === 0 ? ENGINE_PATH : `${ENGINE_PATH}?${failures}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Engine;
  // After an error the module is still the same, with its old state.
  await initialize(loaded);
  return loaded;
}

/**
 * Initializes Pagefind from the beginning. It runs without a worker: the Content-Security-Policy that the server sends with the worker's
 * script would block everything in the worker.
 */
async function initialize(loaded: Engine): Promise<void> {
  await loaded.destroy();
  lang = document.documentElement.lang;
  await loaded.options({ noWorker: true, excerptLength: EXCERPT_WORDS, excerptEllipsis: '…', ranking: RANKING });
  await loaded.init();
}
