/** The bytes that a page transfers when it is scrolled to its end on a phone. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Resource types, in the order of the report. */
export const KINDS = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes as transferred, response headers included. */
export type Bytes = Record<Kind, number>;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds to wait after scrolling until lazy pictures have arrived. The server runs on the same machine. */
const REST_MS = 1000;

/** One response. */
export interface Transfer {
  url: string;
  /** Resource type of the DevTools protocol. */
  type: string;
  /** Size as transferred, headers included. */
  bytes: number;
}

/** Disables the cache and records all responses from now on. The returned list grows while they arrive. */
export async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const begun = new Map<string, Omit<Transfer, 'bytes'>>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    begun.set(requestId, { url: response.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId);
    if (known) transfers.push({ ...known, bytes: encodedDataLength });
  });
  return transfers;
}

/** Scrolls to the end of the page, half a viewport per frame, which makes the browser request every lazy picture. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

/** Opens `url` with an empty cache and scrolls to its end. Files that are requested only on scrolling are counted too. */
export async function readToTheEnd(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const transfers = await recordTransfers(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await scrollToEnd(page);
  await page.waitForTimeout(REST_MS);
  await context.close();
  const sum: Bytes = { Document: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  for (const { type, bytes } of transfers) sum[KINDS.find((kind) => kind === type) ?? 'Other'] += bytes;
  return sum;
}

/** The sum of all kinds. */
export const totalBytes = (bytes: Bytes): number => Object.values(bytes).reduce((sum, value) => sum + value, 0);
