/**
 * `npm run bench:editor [-- 7]`: saves an article so many times in a browser, and prints how long the service takes to answer, and how
 * long from there until the page beside the form shows the new words. Medians, with the shortest and the longest.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Frame, Page } from '@playwright/test';
import { median } from '../../tools/bench/median.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { startServiceWithPreview, type Service } from './service.ts';
import { openSveltia, sendSignIn } from './signIn.ts';

const NAME = 'Mona';
const ARTICLE = 'available-is-a-claim';
/** A busy machine takes long. */
const TIMEOUT_MS = 300_000;

interface Times {
  /** From the request of a save to its answer, in milliseconds. */
  answered: number;
  /** From there to the new words. */
  shown: number;
}

/** Resolves when the next page in the frame has the socket by which it hears of a save. */
async function nextSocket(page: Page, { previewOrigin }: Service): Promise<void> {
  const { host } = new URL(previewOrigin);
  const socket = await page.waitForEvent('websocket', (opened) => new URL(opened.url()).host === host);
  await socket.waitForEvent('framereceived');
}

/** Opens the form of the article, with the page beside it. */
async function openForm(page: Page, service: Service): Promise<void> {
  const { origin } = service;
  await page.goto(`${origin}/sign-in?next=/`);
  await sendSignIn(page, NAME);
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/admin/`);
  await openSveltia(page);
  const connected = nextSocket(page, service);
  await page.goto(`${origin}/admin/#/collections/blog/entries/${ARTICLE}`);
  await connected;
}

/** The frame of the article, in the preview of the form. */
async function articleFrame(page: Page): Promise<Frame> {
  const preview = page.locator('iframe').first().contentFrame().frameLocator('iframe[title=Preview]');
  const element = await preview.locator('iframe').elementHandle();
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The form has no preview.');
  return frame;
}

/** Saves the article with another title. Throws what the service says when it refuses. */
async function timedSave(page: Page, service: Service, title: string): Promise<Times> {
  const article = await articleFrame(page);
  await page.locator('[data-locale="en"] [data-key-path="title"] :is(input, textarea)').first().fill(title);
  const connected = nextSocket(page, service);
  // Nobody waits for it when a save is refused.
  connected.catch(() => undefined);
  const answers = page.waitForResponse((response) => response.url().endsWith('/contents'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const answer = await answers;
  const since = performance.now();
  if (!answer.ok()) throw new Error(await answer.text());
  // Looks at each animation frame. A locator looks only twice a second.
  await article.waitForFunction((words) => document.querySelector('h1')?.textContent.includes(words), title);
  const shown = performance.now() - since;
  await connected;
  return { answered: answer.request().timing().responseStart, shown };
}

function print(what: string, times: readonly number[]): void {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)].map(Math.round);
  console.log(`${what.padEnd(28)} ${middle} ms (${least} to ${most})`);
}

const { positionals } = parseArgs({ allowPositionals: true });
const count = Number(positionals[0] ?? 7);
const [service, browser] = await Promise.all([startServiceWithPreview(NAME), launchBrowser()]);
try {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1200 } });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await openForm(page, service);
  const titleOf = (number: number) => `Charger status as evidence: sessions that bill, ${number}`;
  // The first one waits for what the service does at its start.
  await timedSave(page, service, titleOf(0));
  const saves: Times[] = [];
  for (let number = 1; number <= count; number += 1) saves.push(await timedSave(page, service, titleOf(number)));
  print(
    'save answered after',
    saves.map(({ answered }) => answered),
  );
  print(
    'new words shown after that',
    saves.map(({ shown }) => shown),
  );
  console.log(`${count} saves; load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
} finally {
  await browser.close();
  await service.stop();
}
