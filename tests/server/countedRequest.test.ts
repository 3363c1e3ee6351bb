import { describe, expect, it } from 'vitest';
import {
  campaignOf,
  deviceOf,
  isPrefetch,
  isBrowser,
  isNavigation,
  missingName,
  referrerOf,
} from '../../server/counts/request.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{}, false],
])('%j is a prefetch: %s', (headers, expected) => {
  expect(isPrefetch(headers)).toBe(expected);
});

it.each([
  [{ 'sec-fetch-dest': 'document', accept: '*/*' }, true],
  [{ 'sec-fetch-dest': 'empty', accept: 'text/html' }, false],
  [{ 'sec-fetch-dest': 'iframe', accept: 'text/html' }, false],
  [{ accept: 'text/html,*/*' }, true],
  [{ accept: '*/*' }, false],
  [{}, false],
] as const)('%j opens a page: %s', (headers, expected) => {
  expect(isNavigation(headers)).toBe(expected);
});

it.each([
  [CHROME, undefined, 'computer'],
  [CHROME, '?0', 'computer'],
  [CHROME, '?1', 'phone'],
  [IPHONE, undefined, 'phone'],
])('%s with the hint %s is a %s', (userAgent, hint, expected) => {
  expect(deviceOf({ 'user-agent': userAgent, ...(hint && { 'sec-ch-ua-mobile': hint }) })).toBe(expected);
});

it.each([
  [CHROME, true],
  [IPHONE, true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  ['', false],
  ['curl/8.11.0', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  [CHROME.replace('Chrome', 'HeadlessChrome'), false],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', false],
])('%s is a browser: %s', (userAgent, expected) => {
  expect(isBrowser(userAgent)).toBe(expected);
});

describe('names', () => {
  const own = new Set(['https://kariz.test']);
  it.each([
    ['', '(direct)'],
    ['https://www.example.com/path?q=secret', 'example.com'],
    ['https://news.example.com:8443/', 'news.example.com'],
    ['https://kariz.test/services', undefined],
    ['https://kariz.test.example.com/', 'kariz.test.example.com'],
    ['https://موقع.example/', 'xn--4gbrim.example'],
    ['http://192.0.2.7/intranet', '(other)'],
    ['http://[2001:db8::1]/', '(other)'],
    ['android-app://com.example.app/', '(other)'],
    ['nonsense', '(other)'],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, '(other)'],
  ])('the referrer %s is counted as %s', (referrer, expected) => {
    expect(referrerOf(referrer, own)).toBe(expected);
  });

  it.each([
    ['/services?utm_campaign=spring+sale&x=1', 'spring sale'],
    ['/?a=b&utm_campaign=%D8%B1%D8%A8%D9%8A%D8%B9', 'ربيع'],
    ['https://kariz.test/?utm_campaign=a_b-1.2#top', 'a_b-1.2'],
    // With a zero-width non-joiner, as Sorani is often typed.
    ['/?utm_campaign=%D9%86%D9%87%E2%80%8C%D9%88', 'نه\u200Cو'],
    // From a redirect that names a campaign, opened by a link that names another one.
    ['/?utm_campaign=poster&utm_campaign=fair', 'fair'],
    ['/?utm_campaign=', undefined],
    ['/?utm_source=x', undefined],
    ['/utm_campaign=x', undefined],
    ['/?utm_campaign=sara%40example.com', '(other)'],
    ['/?utm_campaign=%00%1b', '(other)'],
    [`/?utm_campaign=${'x'.repeat(101)}`, '(other)'],
    ['/?utm_campaign=%E0%A4', '(other)'],
  ])('the campaign of %s is counted as %s', (address, expected) => {
    expect(campaignOf(address)).toBe(expected);
  });

  it.each([
    ['/old/page.php', '/old/page.php'],
    ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA', '/خدمات'],
    ['/unsubscribe/sara%40example.com', '(other)'],
    ['/%ff', '(other)'],
    ['/%00', '(other)'],
    ['/<script>', '(other)'],
    [`/${'x'.repeat(100)}`, '(other)'],
  ])('the missing path %s is counted as %s', (path, expected) => {
    expect(missingName(path)).toBe(expected);
  });
});
