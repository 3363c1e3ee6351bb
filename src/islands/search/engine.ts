import { questionOf } from '#shared/searchText.ts';
import { excerptOf } from './excerpt.ts';

/** The search engine, loaded at the first query. `tools/search-index` writes it and its index at the end of a build. */

const PLACE = '/pagefind/pagefind.js';
const EXCERPT_WORDS = 18;
/** A page with the exact word ranks before a page with a longer word that begins with it. */
const RANKING = { termSimilarity: 10 };

export interface Hit {
  href: string;
  title: string;
  /** What kind of page it is: `service`, `industry`, `article`, `case` or `page`. */
  kind: string;
  /** Name of the parent page, when the title alone is ambiguous. */
  within: string | undefined;
  /** Words around a match; the match stands in `<mark>`, and `<` and `>` are escaped. */
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
  /** `text` is the page as it is written, where the index holds it folded. */
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
 * The first `limit` pages of the page's language that hold all words of `text` which the index knows, best first, and how many there are in all. Rejects
 * when the index does not come; the next call asks for it again.
 */
export async function find(text: string, limit: number): Promise<{ total: number; hits: Hit[] }> {
  const loaded = await loadEngine();
  try {
    const question = questionOf(text);
    const { results } = await loaded.search(question);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return { total: results.length, hits: pages.map((page) => toHit(page, question)) };
  } catch (error) {
    // It would cache its start error permanently.
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

/** In the page itself: a worker would run under the policy of its script, which allows nothing. */
async function start(): Promise<Engine> {
  // A browser caches a failed import for as long as the page is open.
  const address = failures === 0 ? PLACE : `${PLACE}?${failures}`;
  const loaded = (await import(/* @vite-ignore */ address)) as Engine;
  await loaded.options({ noWorker: true, excerptLength: EXCERPT_WORDS, excerptEllipsis: '…', ranking: RANKING });
  await loaded.init();
  return loaded;
}
