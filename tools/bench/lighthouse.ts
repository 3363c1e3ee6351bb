/** One Lighthouse run (mobile, simulated throttling) and what it says. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, browserPath } from '../browser.ts';
import { freePort } from '../serve.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Kinds of what is transferred, in the order they are shown. */
export const KINDS = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Run {
  /** In the order of `CATEGORIES`, 0 to 100. */
  scores: number[];
  /** Milliseconds to the first and to the largest paint. */
  first: number;
  largest: number;
  shift: number;
  bytes: Record<Kind, number>;
  /** Audits that are not as they should be. */
  faults: string[];
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}

export interface Meter {
  measure: (url: string) => Promise<Run>;
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
  return { measure: (url) => measure(url, port), close: () => browser.close() };
}

async function measure(url: string, port: number, attempts = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError) {
    // On a busy machine a trace now and then holds no paint.
    if (attempts > 1) return measure(url, port, attempts - 1);
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  }
  const { categories, audits } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as Request[]) : [];
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    bytes: bytesByKind(requests),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id }) => id),
  };
}

function bytesByKind(requests: readonly Request[]): Record<Kind, number> {
  const bytes = { Document: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  for (const { resourceType, transferSize = 0 } of requests) {
    bytes[KINDS.find((kind) => kind === resourceType) ?? 'Other'] += transferSize;
  }
  return bytes;
}

/** Everything a run transferred. */
export const totalBytes = ({ bytes }: Pick<Run, 'bytes'>): number =>
  Object.values(bytes).reduce((sum, value) => sum + value, 0);
