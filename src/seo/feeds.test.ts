import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, rssFeed, type FeedData } from './feeds.ts';

const feed: FeedData = {
  title: 'Notes & more',
  description: 'What we wrote',
  brand: 'Example Ltd',
  languageTag: 'en',
  home: '/blogs',
  self: '/blogs/feed.xml',
  articles: [
    {
      title: 'A < B',
      description: 'One claim',
      path: '/blogs/a',
      date: new Date('2026-03-01'),
      updated: new Date('2026-04-01'),
      role: 'Engineer',
      tags: ['data'],
      html: '<p><a href="/services">s</a> <a href="#top">t</a> <a href="https://example.org/x">x</a></p>',
    },
    {
      title: 'C',
      description: 'Another',
      path: '/blogs/c',
      date: new Date('2026-02-01'),
      updated: new Date('2026-05-01'),
      role: 'Engineer',
      tags: [],
      html: '<p>c</p>',
    },
  ],
};

const IS_ADDRESS = /^https:\/\/[^\s/]+\/\S*$/;
const IS_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

describe('the parser of a feed reader', () => {
  it('finds the writer of an article, if given, and the role', () => {
    const [first, ...others] = feed.articles;
    const articles = first ? [{ ...first, writer: 'Example One' }, ...others] : [];
    const { items } = parseRssFeed(rssFeed({ ...feed, articles }));
    expect(items?.map(({ dc }) => dc?.creators?.[0])).toEqual([
      'Example One · Engineer · Example Ltd',
      'Engineer · Example Ltd',
    ]);
  });

  it('finds in Atom what RFC 4287 requires', () => {
    const { id, title, updated, links, entries } = parseAtomFeed(atomFeed(feed));
    expect({ id, title, updated }).toEqual({
      id: expect.stringMatching(IS_ADDRESS) as string,
      title: { value: 'Notes & more' },
      // The newest change of all articles.
      updated: '2026-05-01T00:00:00.000Z',
    });
    expect(links?.map(({ rel }) => rel)).toEqual(['alternate', 'self']);
    expect(entries).toHaveLength(feed.articles.length);
    for (const entry of entries ?? []) {
      expect(entry.id).toMatch(IS_ADDRESS);
      expect(entry.title?.value).toBeTruthy();
      expect(entry.published).toMatch(IS_TIME);
      expect(entry.updated).toMatch(IS_TIME);
      expect(entry.authors?.[0]?.name).toContain('Engineer');
      expect(entry.links?.[0]?.href).toMatch(IS_ADDRESS);
      expect(entry.content?.value).toContain('<p>');
    }
    expect(entries?.[0]?.title?.value).toBe('A < B');
  });

  it('finds in RSS what version 2.0 requires', () => {
    const self = '/blogs/rss.xml';
    const { title, link, description, language, lastBuildDate, atom, items } = parseRssFeed(rssFeed({ ...feed, self }));
    expect({ title, description, language, lastBuildDate }).toEqual({
      title: 'Notes & more',
      description: 'What we wrote',
      language: 'en',
      lastBuildDate: 'Fri, 01 May 2026 00:00:00 GMT',
    });
    expect(link).toMatch(IS_ADDRESS);
    expect(atom?.links).toEqual([
      {
        rel: 'self',
        type: 'application/rss+xml',
        href: expect.stringMatching(/^https:.*\/blogs\/rss\.xml$/) as string,
      },
    ]);
    expect(items).toHaveLength(feed.articles.length);
    for (const item of items ?? []) {
      expect(item.guid).toEqual({ value: item.link, isPermaLink: true });
      expect(item.link).toMatch(IS_ADDRESS);
      expect(item.pubDate).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
      expect(item.dc?.creators?.[0]).toContain('Engineer');
      expect(item.content?.encoded).toContain('<p>');
    }
    expect(items?.[0]?.title).toBe('A < B');
    expect(items?.[0]?.categories).toEqual([{ name: 'data' }]);
  });

  it('finds in JSON Feed what version 1.1 requires', () => {
    const { title, home_page_url: home, feed_url: self, items } = parseJsonFeed(jsonFeed(feed));
    expect([title, home, self]).toEqual([
      'Notes & more',
      expect.stringMatching(IS_ADDRESS),
      expect.stringMatching(IS_ADDRESS),
    ]);
    expect(items).toHaveLength(feed.articles.length);
    for (const item of items ?? []) {
      expect(item.id).toMatch(IS_ADDRESS);
      expect(item.url).toMatch(IS_ADDRESS);
      expect(item.content_html).toContain('<p>');
      expect(item.date_published).toMatch(IS_TIME);
    }
  });

  it('refuses a feed without its root element or its required members', () => {
    expect(() => parseAtomFeed(atomFeed(feed).replace('<feed', '<food'))).toThrow();
    expect(() => parseRssFeed(rssFeed(feed).replace('<rss', '<ross'))).toThrow();
    expect(() => parseJsonFeed('{"items":[]}')).toThrow();
  });
});

describe('JSON Feed', () => {
  const parsed = JSON.parse(jsonFeed({ ...feed, self: '/blogs/feed.json' })) as {
    version: string;
    feed_url: string;
    items: { content_html: string }[];
  };

  it('contains its version and its own address', () => {
    expect(parsed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(parsed.feed_url).toMatch(/^https:\/\/.*\/blogs\/feed\.json$/);
  });

  it('contains only absolute addresses', () => {
    const addresses = [...(parsed.items[0]?.content_html.matchAll(/href="([^"]+)/g) ?? [])].map(
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(addresses[1]).toMatch(/\/blogs\/a#top$/);
  });

  it('does not change addresses in code samples', () => {
    const html = '<pre><code>&lt;a href="/x"&gt;</code></pre> <img alt="a > b" src="/y.png">';
    const [article] = feed.articles;
    const text = jsonFeed({ ...feed, articles: article ? [{ ...article, html }] : [] });
    const { items } = JSON.parse(text) as typeof parsed;
    expect(items[0]?.content_html).toContain('&lt;a href="/x"&gt;');
    expect(items[0]?.content_html).toMatch(/src="https:\/\/[^"]+\/y\.png"/);
  });
});
