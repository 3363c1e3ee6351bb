/**
 * A tab of Chromium over the DevTools protocol. Attached to the tab rather than to the page in it, as the drivers of the
 * tests are, it also follows pages that a browser draws ahead, and sees them (decision 50).
 */
import puppeteer, { CDPSessionEvent, type CDPSession } from 'puppeteer-core';
import { BROWSER_ARGS, browserPath } from '../browser.ts';

export interface Tab extends AsyncDisposable {
  /** The page on show: after a move to a page drawn ahead, that page. Commands to a page that is gone are rejected. */
  page: () => CDPSession;
}

/** Starts a browser and attaches to its tab; the browser ends with the scope that holds the tab. `prepare` is run on every page, also one drawn ahead; `args` are further words for the browser. */
export async function openTab(
  prepare: (page: CDPSession) => Promise<void>,
  args: readonly string[] = [],
): Promise<Tab> {
  const browser = await puppeteer.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, ...args, '--headless=new', 'about:blank'],
    // Its own arguments switch off what is measured here.
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
      // A page drawn ahead may be given up before it is ready.
      void prepare(page).then(resolve, () => undefined);
    });
  });
  // The page that was left goes; the one drawn ahead stands in its place.
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

/** The value of an expression in a page; a promise is awaited. Rejects when it throws, or when the page is gone. */
export async function evaluate<T>(page: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value as T;
}

/** Resolves when a page has been fetched ahead for a visitor of `page`, or after `patience` milliseconds. */
export function fetchedAhead(page: CDPSession, patience: number): Promise<void> {
  return new Promise((resolve) => {
    page.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
    setTimeout(resolve, patience);
  });
}
