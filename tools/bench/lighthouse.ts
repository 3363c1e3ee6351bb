/** One Lighthouse run (mobile, simulated throttling) and what it says. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, browserPath } from '../browser.ts';
import { freePort } from '../serve.ts';
import { readToTheEnd, type Bytes } from './reading.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Those that do not depend on how fast or busy the machine is. */
export const UNTIMED = CATEGORIES.filter((name) => name !== 'performance');

export interface Run {
  /** In the order of the categories that were asked for, 0 to 100. */
  scores: number[];
  /** Milliseconds to the first and to the largest paint. */
  first: number;
  largest: number;
  shift: number;
  /** Audits that are not as they should be. */
  faults: string[];
}

export interface Meter {
  measure: (url: string, categories?: readonly string[]) => Promise<Run>;
  read: (url: string) => Promise<Bytes>;
  close: () => Promise<void>;
}

/** Starts a browser to measure in. */
export async function openMeter(): Promise<Meter> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    // Playwright switches the back/forward cache off, which Lighthouse would hold against the page.
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
    // On a busy machine a trace now and then holds no paint.
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
