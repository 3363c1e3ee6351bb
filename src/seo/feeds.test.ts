import { describe, expect, it } from 'vitest';
import { atomFeed, jsonFeed, type FeedData } from './feeds.ts';

const feed: FeedData = {
  title: 'Notes & more',
  description: 'What we wrote',
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
      role: 'Engineer',
      tags: [],
      html: '<p>c</p>',
    },
  ],
};

describe('Atom', () => {
  const text = atomFeed(feed);

  it('escapes what XML reserves', () => {
    expect(text).toContain('<title>Notes &amp; more</title>');
    expect(text).toContain('<title>A &lt; B</title>');
    expect(text).not.toContain('<p>');
  });

  it('takes the newest change as its own', () => {
    expect(/<updated>([^<]+)/.exec(text)?.[1]).toBe('2026-04-01T00:00:00.000Z');
  });
});

describe('JSON Feed', () => {
  const parsed = JSON.parse(jsonFeed({ ...feed, self: '/blogs/feed.json' })) as {
    version: string;
    feed_url: string;
    items: { content_html: string }[];
  };

  it('names its version and itself', () => {
    expect(parsed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(parsed.feed_url).toMatch(/^https:\/\/.*\/blogs\/feed\.json$/);
  });

  it('holds absolute addresses only', () => {
    const addresses = [...(parsed.items[0]?.content_html.matchAll(/href="([^"]+)/g) ?? [])].map(
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(addresses[1]).toMatch(/\/blogs\/a#top$/);
  });
});
