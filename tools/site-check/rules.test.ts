import { describe, expect, it } from 'vitest';
import { parsePage } from './page.ts';
import { RULES } from './rules.ts';

const page = (
  body: string,
  head = '<title>T</title><meta name="description" content="D"><link rel="canonical" href="x"><link rel="expect" href="#hero" blocking="render"><meta property="og:image" content="https://a.example/social/a.png"><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage"}</script>',
) =>
  parsePage(
    'services/a.html',
    `<html lang="en"><head>${head}</head><body><main><section id="hero"></section>${body}</main></body></html>`,
  );

const findings = (...pages: ReturnType<typeof page>[]) => {
  const site = {
    pages,
    byPath: new Map(pages.map((entry) => [entry.path, entry])),
    assets: new Set(['/art/a.svg', '/social/a.png']),
  };
  return RULES.flatMap(({ name, check }) => check(site).map(({ what }) => `${name}: ${what}`));
};

describe('rules over built pages', () => {
  it('are silent on a sound page', () => {
    expect(
      findings(
        page('<h1 id="t">A</h1><a href="/services/a#t">a</a><img src="/art/a.svg" alt="" width="1" height="1">'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['<h1>A</h1><a href="/nowhere">x</a>', 'links: /nowhere leads nowhere'],
    ['<h1>A</h1><a href="#gone">x</a>', 'links: #gone: no such anchor'],
    ['<h1>A</h1><a href="/services/a"></a>', 'labels: the link to /services/a has no name'],
    ['<h1 id="a">A</h1><p id="a"></p>', 'ids: #a stands twice'],
    ['<h2>A</h2>', 'headings: needs exactly one h1'],
    ['<h1>A</h1><h3>B</h3>', 'headings: h3 follows h1'],
    ['<h1>A</h1><img src="/art/a.svg" width="1" height="1">', 'images: /art/a.svg has no alt'],
    ['<h1>A</h1><img src="/art/a.svg" alt="">', 'images: /art/a.svg has no size'],
    [
      '<h1>A</h1><script src="https://cdn.example/x.js"></script>',
      'resources: https://cdn.example/x.js is not served by us',
    ],
    ['<h1>A</h1><img src="/art/b.svg" alt="" width="1" height="1">', 'resources: /art/b.svg does not exist'],
  ])('%s', (body, finding) => {
    expect(findings(page(body))).toContain(finding);
  });

  it('want the card of a page to exist', () => {
    const head = '<meta property="og:image" content="https://a.example/social/b.png">';
    expect(findings(page('<h1>A</h1>', head))).toContain('social card: https://a.example/social/b.png does not exist');
  });

  it('want what the first frame waits for to exist', () => {
    const head = '<link rel="expect" href="#head" blocking="render">';
    expect(findings(page('<h1>A</h1>', head))).toContain('first frame: waits for #head, which is not there');
  });

  it('pass on what is wrong with structured data', () => {
    const script = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Page"}</script>';
    expect(findings(page('<h1>A</h1>', script))).toContain('structured data: no type Page');
  });

  it('want a title, a description and a canonical address, each of its own', () => {
    expect(findings(page('<h1>A</h1>', ''))).toEqual([
      'head: no title',
      'head: no description',
      'head: no canonical address',
      'first frame: waits for no part of the page',
      'structured data: none',
      'social card: no absolute address of a picture',
    ]);
    const twin = { ...page('<h1>A</h1>'), path: '/services/b' };
    expect(findings(page('<h1>A</h1>'), twin)).toContain('titles: the same as /services/a: T');
  });
});
