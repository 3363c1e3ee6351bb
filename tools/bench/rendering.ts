/**
 * `npm run bench:rendering [path] [address]` prints how long the main thread of the browser works until the first paint of a page, by kind
 * of work, beside its baseline page (baselinePage.ts) and, with an address, beside the same page of another build that is served there. All
 * are medians of 60 loads in turns, in milliseconds, in a phone's viewport, with the processor and the network of this machine. The
 * default page is a service page. Baseline pages are English. Files are in the browser's cache after the first round.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Protocol } from 'puppeteer-core';
import { serveDist } from '../serve.ts';
import { serveBaseline } from './baseline.ts';
import { median } from './median.ts';
import { openTab, PHONE } from './tab.ts';

const ROUNDS = 60;
/** A page is painted and idle within this time. */
const LOAD_MS = 600;
/** Between two pages, so that the end of one is not in the trace of the next. */
const PAUSE_MS = 150;
/** Chromium's names of the kinds of work, by the name that is printed. Work inside other work counts in both: inline scripts in the parser. */
const WORK = {
  parse: 'ParseHTML',
  scripts: 'EvaluateScript',
  style: 'UpdateLayoutTree',
  layout: 'Layout',
  paint: 'Paint',
};

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start and duration in microseconds; an event without duration marks a moment. */
  ts: number;
  dur?: number;
}

type Work = Readonly<Record<string, number>>;

/** Loads `url` in the tab and returns the milliseconds of each kind of work; undefined when the trace has no paint. */
async function load(tab: CDPSession, url: string): Promise<Work | undefined> {
  await tab.send('Page.navigate', { url: 'about:blank' });
  await wait(PAUSE_MS);
  const events: TraceEvent[] = [];
  const collect = ({ value }: Protocol.Tracing.DataCollectedEvent) => events.push(...(value as TraceEvent[]));
  tab.on('Tracing.dataCollected', collect);
  await tab.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing'] },
  });
  await tab.send('Page.navigate', { url });
  await wait(LOAD_MS);
  const complete = new Promise((resolve) => tab.once('Tracing.tracingComplete', resolve));
  await tab.send('Tracing.end');
  await complete;
  tab.off('Tracing.dataCollected', collect);
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return undefined;
  const before = events.filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts);
  return Object.fromEntries(
    Object.entries(WORK).map(([kind, event]) => [
      kind,
      before.filter(({ name }) => name === event).reduce((total, { dur = 0 }) => total + dur, 0) / 1000,
    ]),
  );
}

const [page = '/services/devops/ci-cd', otherBuild] = process.argv.slice(2);
const servers = [await serveDist(), await serveBaseline()];
const [site, baseline] = servers.map(({ url }) => url);
const origins = { 'our page': site, 'baseline page': baseline, 'other build': otherBuild };
const loads = Object.entries(origins).flatMap(([name, origin]) =>
  origin ? [{ name, url: new URL(page, origin).href, works: [] as Work[] }] : [],
);
await using tab = await openTab(async (session) => {
  await session.send('Emulation.setDeviceMetricsOverride', PHONE);
});
for (const { url } of loads) {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url}: ${status}`);
}
for (let round = 0; round < ROUNDS; round += 1)
  for (const { url, works } of loads) {
    const work = await load(tab.page(), url);
    if (work) works.push(work);
  }
for (const server of servers) server.stop();

const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(8))].join('');
const kinds = Object.keys(WORK);
console.log(line('ms until first paint', [...kinds, 'loads']));
for (const { name, works } of loads) {
  const medians = kinds.map((kind) => median(works.map((work) => work[kind] ?? 0)).toFixed(1));
  console.log(line(name, [...medians, String(works.length)]));
}
console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
