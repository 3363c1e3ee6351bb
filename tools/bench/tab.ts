/**
 * A tab of Chromium, controlled by the DevTools protocol. Playwright attaches to the page in a tab; this module attaches to the tab itself.
 * So it also sees prerendered pages and stays attached when one is shown (decision 50).
 */
import puppeteer, { CDPSessionEvent, type CDPSession } from 'puppeteer-core';
import { BROWSER_ARGS, browserPath } from '../browser.ts';

/** Only the size is a phone's. With the scroll bars of a phone (`mobile: true`), Chromium would repaint the old page at each navigation. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 2, mobile: false };

export interface Tab extends AsyncDisposable {
  /** The page that is shown; after a navigation to a prerendered page, that page. Commands to a page that no longer exists are rejected. */
  page: () => CDPSession;
}

/**
 * Starts a browser and attaches to its tab. The browser is closed when the tab is disposed of (`await using`). `prepare` is run on every
 * page, prerendered ones included; `args` are further arguments for the browser.
 */
export async function openTab(
  prepare: (page: CDPSession) => Promise<void>,
  args: readonly string[] = [],
): Promise<Tab> {
  const browser = await puppeteer.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, ...args, '--headless=new', 'about:blank'],
    // Puppeteer's default arguments disable features that are measured here.
    ignoreDefaultArgs: true,
  });
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId } = await root.send('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId ?? '',
    flatten: true,
  });
  const tab = root.connection()?.session(sessionId);
  if (!tab) throw new Error('the browser opened no tab');

  const pages: CDPSession[] = [];
  const first = new Promise<void>((resolve) => {
    tab.on(CDPSessionEvent.SessionAttached, (page) => {
      pages.push(page);
      // The browser may discard a prerendered page before it is ready.
      void prepare(page).then(resolve, () => undefined);
    });
  });
  // The old page is detached; the prerendered page takes its place.
  tab.on(CDPSessionEvent.SessionDetached, (page) => pages.splice(pages.indexOf(page), 1));
  await tab.send('Target.setAutoAttach', {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
    filter: [{ type: 'page' }],
  });
  await first;

  return {
    page: () => {
      const [page] = pages;
      if (!page) throw new Error('the tab shows no page');
      return page;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** Evaluates an expression in a page and awaits its promise. Rejects when the expression throws or the page no longer exists. */
export async function evaluate<T>(page: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value as T;
}

/** Resolves when the browser has prefetched or prerendered a page for `page`, or after `timeout` milliseconds. */
export function waitForPrefetch(page: CDPSession, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['Preload.prefetchStatusUpdated', 'Preload.prerenderStatusUpdated'] as const)
      page.on(event, ({ status }) => {
        if (status === 'Ready') resolve();
      });
    setTimeout(resolve, timeout);
  });
}
