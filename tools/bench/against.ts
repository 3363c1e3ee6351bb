/** Compares two builds: measures the same pages of each, in turns. */
import type { Meter } from './lighthouse.ts';
import { median } from './median.ts';

/** Size and paint times of one page of one build. */
interface Cost {
  /** Size of the document as transferred, response headers included. */
  bytes: number;
  /** Milliseconds to the first and to the largest contentful paint, medians. */
  first: number;
  largest: number;
}

const COLUMNS = ['bytes', 'first', 'largest'] as const;

/**
 * Measures each of `routes` at `ours` and at `theirs` (origins without a path), `runs` times in turns. Prints the bytes of the documents,
 * the paints in milliseconds, and the ratios. Rejects when a page cannot be measured.
 */
export async function compareSites(
  meter: Meter,
  ours: string,
  theirs: string,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  console.log(['route'.padEnd(32), ...COLUMNS.map((name) => `${name}: other, this`.padStart(24))].join(' '));
  const ratios: Record<(typeof COLUMNS)[number], number[]> = { bytes: [], first: [], largest: [] };
  for (const route of routes) {
    const [other, own] = await measureInTurns(meter, [theirs + route, ours + route], runs);
    const cells = COLUMNS.map((name) => {
      const ratio = own[name] / other[name];
      ratios[name].push(ratio);
      return `${other[name].toFixed(0)} ${own[name].toFixed(0)} ${ratio.toFixed(2)}`.padStart(24);
    });
    console.log([route.padEnd(32), ...cells].join(' '));
  }
  console.log(['median'.padEnd(32), ...COLUMNS.map((name) => median(ratios[name]).toFixed(2).padStart(24))].join(' '));
}

async function measureInTurns(meter: Meter, urls: readonly [string, string], runs: number): Promise<[Cost, Cost]> {
  const paints = urls.map(() => [] as { first: number; largest: number }[]);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) paints[index]?.push(await meter.measure(url, ['performance']));
  const cost = async (index: 0 | 1): Promise<Cost> => ({
    bytes: (await meter.read(urls[index])).Document,
    first: median((paints[index] ?? []).map(({ first }) => first)),
    largest: median((paints[index] ?? []).map(({ largest }) => largest)),
  });
  return [await cost(0), await cost(1)];
}
