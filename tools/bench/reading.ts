/** What a page costs a reader who reads it to its end on a phone. */
import type { Browser } from '@playwright/test';

/** Kinds of what is transferred, in the order they are shown. */
export const KINDS = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes as transferred, heads of the answers included. */
export type Bytes = Record<Kind, number>;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds in which what scrolling asks for arrives from the same machine. */
const REST_MS = 1000;

/** Opens `url` with an empty cache and scrolls to its end. What is fetched only on scrolling counts like what is fetched at once. */
export async function readToTheEnd(browser: Browser, url: string): Promise<Bytes> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Bytes = { Document: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  const kinds = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForTimeout(REST_MS);
  await context.close();
  return bytes;
}

/** Everything a reader transferred. */
export const totalBytes = (bytes: Bytes): number => Object.values(bytes).reduce((sum, value) => sum + value, 0);
