/** Runs Lighthouse (mobile, simulated throttling) and reads its result. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, browserPath } from '../browser.ts';
import { freePort } from '../serve.ts';
import { readToTheEnd, type Bytes } from './reading.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Categories that do not depend on how fast or busy the machine is. */
export const UNTIMED = CATEGORIES.filter((name) => name !== 'performance');

export interface Run {
  /** One score from 0 to 100 for each requested category, in the same order. */
  scores: number[];
  /** Milliseconds to the first and to the largest contentful paint. */
  first: number;
  largest: number;
  shift: number;
  /** Ids of the audits with a score below 0.9. */
  faults: string[];
}

export interface Meter {
  measure: (url: string, categories?: readonly string[]) => Promise<Run>;
  read: (url: string) => Promise<Bytes>;
  close: () => Promise<void>;
}

/** Starts a browser for measurements. */
export async function openMeter(): Promise<Meter> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    // Playwright disables the back/forward cache by default. Lighthouse would then lower the score of the page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    measure: (url, categories = CATEGORIES) => measure(url, port, categories),
    read: (url) => readToTheEnd(browser, url),
    close: () => browser.close(),
  };
}

async function measure(url: string, port: number, wanted: readonly string[], attempts = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...wanted],
  });
  if (!result || result.lhr.runtimeError) {
    // On a busy machine, a trace sometimes contains no paint.
    if (attempts > 1) return measure(url, port, wanted, attempts - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  }
  const { categories, audits } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    scores: wanted.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id),
  };
}
