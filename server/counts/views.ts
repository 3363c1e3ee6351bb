/** Counts page views: those that are requests to the server, and those that pages report (`shared/views.ts`). */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FormName } from '#shared/forms/formTypes.ts';
import { PREFETCHED, COUNTED } from '#shared/views.ts';
import type { Manifest } from '../static/manifest.ts';
import type { Counter } from './counter.ts';
import { OTHER } from './kinds.ts';
import { campaignOf, deviceOf, isPrefetch, isBrowser, isNavigation, missingName, referrerOf } from './request.ts';

/** Raw headers of a response: names and values alternate. */
type RawHeaders = readonly string[];

const COUNTED_HEADERS: RawHeaders = ['Server-Timing', COUNTED];
const PREFETCHED_HEADERS: RawHeaders = ['Server-Timing', PREFETCHED];

/** Interval in which counts are stored, in milliseconds. A crash loses at most the counts of one interval. */
const STORED_EVERY_MS = 1000;
/** Maximum number of cached user agents. Checking one takes longer than all else, so results are cached until counts are stored. */
const MAX_CACHED = 1000;

interface ViewsOptions {
  counter: Counter;
  manifest: () => Manifest;
  /** Origins of this site. They are not counted as referrers. */
  origins: ReadonlySet<string>;
}

export class Views {
  readonly #options: ViewsOptions;
  /** Cached results of {@link isBrowser}, by user agent. */
  readonly #browsers = new Map<string, boolean>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ViewsOptions) {
    this.#options = options;
  }

  /**
   * Counts a page view when the browser of a person opens the page as a document.
   * @param page path of the page, or undefined when there is no page at the address
   * @returns headers to add to the response
   */
  answered({ method, url = '', headers }: IncomingMessage, page: string | undefined): RawHeaders {
    if (isPrefetch(headers)) return PREFETCHED_HEADERS;
    if (method === 'GET' && isNavigation(headers)) this.#count(page, url, headers.referer ?? '', headers);
    return COUNTED_HEADERS;
  }

  /**
   * Counts a view that a page has reported.
   * @param address absolute URL of the page, with its query
   * @param referrer address of the page before it; empty when there is none
   */
  reported(address: string, referrer: string, headers: IncomingHttpHeaders): void {
    const url = URL.parse(address);
    if (!url) return;
    const { files, redirects } = this.#options.manifest();
    const path = redirects.get(url.pathname) ?? url.pathname;
    this.#count(files.get(path)?.isPage ? path : undefined, url.pathname + url.search, referrer, headers);
  }

  /** Counts a stored form by the path of its page. */
  sent(form: FormName, path: string): void {
    const { counter, manifest } = this.#options;
    counter.add(`sent:${form}`, manifest().files.get(path)?.isPage ? path : OTHER);
  }

  #count(page: string | undefined, address: string, referrer: string, headers: IncomingHttpHeaders): void {
    if (!this.#isBrowser(headers['user-agent'] ?? '')) return;
    const { counter, origins } = this.#options;
    if (page === undefined) {
      counter.add('missing', missingName(address.split('?', 1)[0] ?? ''));
      return;
    }
    counter.add('page', page);
    counter.add('device', deviceOf(headers));
    const host = referrerOf(referrer, origins);
    if (host !== undefined) counter.add('referrer', host);
    const campaign = campaignOf(address);
    if (campaign !== undefined) counter.add('campaign', campaign);
  }

  #isBrowser(userAgent: string): boolean {
    const known = this.#browsers.get(userAgent);
    if (known !== undefined) return known;
    if (this.#browsers.size >= MAX_CACHED) this.#browsers.clear();
    const result = isBrowser(userAgent);
    this.#browsers.set(userAgent, result);
    return result;
  }

  /** Starts to store the counts once a second. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#browsers.clear();
      void this.#options.counter.flush();
    }, STORED_EVERY_MS).unref();
  }

  /** Stops the timer and stores the remaining counts. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#options.counter.close();
  }
}
