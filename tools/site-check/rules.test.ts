import { describe, expect, it } from 'vitest';
import { enabledLocales } from '../../shared/locales.ts';
import { llmsPath } from '../publish/llms.ts';
import { sitemap } from '../publish/sitemap.ts';
import { parsePage } from './page.ts';
import { RULES } from './rules.ts';

const HEAD = {
  title: '<title>A</title>',
  description: '<meta name="description" content="About A">',
  canonical: '<link rel="canonical" href="https://a.example/services/a">',
  languages: '<link rel="alternate" hreflang="en" href="https://a.example/services/a">',
  awaited: '<link rel="expect" href="#hero" blocking="render">',
  card: '<meta property="og:image" content="https://a.example/social/a.png">',
  markdown: '<link rel="alternate" type="text/markdown" href="/services/a.md">',
  kind: '<meta property="og:type" content="website">',
  theme: '<script>theme()</script>',
  data: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage"}</script>',
  more: '',
};

type Change = Partial<typeof HEAD> & { file?: string; html?: string };

/** A page without errors, except those that `body` and `changes` add. */
function page(body = '', { file = 'services/a.html', html = 'lang="en" dir="ltr"', ...changes }: Change = {}) {
  const head = Object.values({ ...HEAD, ...changes }).join('');
  return parsePage(
    file,
    `<html ${html}><head>${head}</head><body><main><h1>A</h1><section id="hero"></section>${body}</main></body></html>`,
  );
}

/** Alternate links to the paths of `versions`, whose keys are language tags. */
const named = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions)
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="https://a.example${path}">`)
    .join('');

const BOTH = named({ en: '/services/b', ar: '/ar/services/b', 'x-default': '/services/b' });

const OTHER = page('<h2 id="هنا">B</h2>', {
  file: 'services/b.html',
  title: '<title>B</title>',
  description: '<meta name="description" content="About B">',
  canonical: '<link rel="canonical" href="https://a.example/services/b">',
  markdown: '<link rel="alternate" type="text/markdown" href="/services/b.md">',
  languages: BOTH,
});

const ARABIC = page('', {
  file: 'ar/services/b.html',
  html: 'lang="ar" dir="rtl"',
  title: '<title>ب</title>',
  description: '<meta name="description" content="عن ب">',
  canonical: '<link rel="canonical" href="https://a.example/ar/services/b">',
  markdown: '<link rel="alternate" type="text/markdown" href="/ar/services/b.md">',
  languages: BOTH,
});

/** The files of every build, with their texts. */
const FILES = {
  '/robots.txt': '',
  '/.well-known/security.txt': '',
  '/manifest.webmanifest': '{"icons":[{"src":"/art/a.svg"}]}',
  ...Object.fromEntries(enabledLocales().map(({ key }) => [llmsPath(key), ''])),
};
const ALTERNATES = ['/services/a.md', '/services/b.md', '/ar/services/b.md'];

/** `tested` comes last, because the later one of two equal pages is reported. A file of `files` that is undefined is missing. */
const findings = (tested: ReturnType<typeof page>, files: Readonly<Record<string, string | undefined>> = {}) => {
  const all = [OTHER, ARABIC, tested];
  const listed = all.filter(({ isIndexed }) => isIndexed).map((entry) => ({ ...entry, changed: undefined }));
  const texts: typeof files = { ...FILES, '/sitemap.xml': sitemap(listed), ...files };
  const there = new Map(Object.entries(texts).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
  const site = {
    url: 'https://a.example',
    pages: all,
    byPath: new Map(all.map((entry) => [entry.path, entry])),
    assets: new Set(['/art/a.svg', '/social/a.png', '/blogs/feed.xml', ...ALTERNATES, ...there.keys()]),
    read: (path: string) => there.get(path) ?? '',
    templateScripts: new Set(['filter()']),
  };
  return RULES.flatMap(({ name, check }) => check(site).map(({ path, what }) => `${path}: ${name}: ${what}`));
};

const own = (finding: string) => `/services/a: ${finding}`;

describe('rules over built pages', () => {
  it('report nothing for a correct page', () => {
    expect(findings(page('<h2>B</h2><h3>C</h3><h2>D</h2>'))).toEqual([]);
  });

  it.each([
    ['a link to a page', '<a href="/services/b">x</a>'],
    ['a link with a query', '<a href="/services/b?topic=a">x</a>'],
    ['a relative link', '<a href="b">x</a>'],
    ['a link with the whole address', '<a href="https://a.example/services/b">x</a>'],
    ['a link to an anchor on another page, in Arabic letters', '<a href="/services/b#هنا">x</a>'],
    ['a link to an anchor on the same page', '<a href="#hero">x</a>'],
    ['a link to a file, percent-encoded', '<a href="/art/%61.svg">x</a>'],
    ['a link to another site', '<a href="https://b.example/nowhere">x</a>'],
    ['a mail link', '<a href="mailto:a@a.example">x</a>'],
    ['links to pages of the server', '<a href="/ar/brief">x</a><a href="/thanks/contact">x</a>'],
    ['a link to the page itself, marked as current', '<a href="/services/a#hero" aria-current="page">x</a>'],
    ['a link to another page, marked as current section', '<a href="/services/b" aria-current="true">x</a>'],
    [
      'a link with a picture that has a name',
      '<a href="#hero"><img src="/art/a.svg" alt="x" width="1" height="1"></a>',
    ],
    ['a link with a label', '<a href="#hero" aria-label="x"></a>'],
    ['a form to the server', '<form method="POST" action="/api/contact"></form>'],
    ['a form to a page', '<form action="/services/b#هنا"></form>'],
    ['a form to the page itself', '<form></form>'],
    ['a form that closes a dialog, with any address', '<form method="DIALOG" action="/nowhere"></form>'],
    ['a button to the server', '<form action="/services/b"><button formaction="/brief">x</button></form>'],
    ['a drawing in a data URL', '<img src="data:image/svg+xml,%3Csvg/%3E" alt="" width="1" height="1">'],
    ['parts of drawings', '<svg><symbol id="a"/><use href="#a"/><use href="/art/a.svg#b"/></svg>'],
    ['pictures of several sizes', '<picture><source srcset="/art/a.svg 1x,/art/a.svg?a,b 2x, /art/a.svg"></picture>'],
  ])('accept %s', (_, body) => {
    expect(findings(page(body))).toEqual([]);
  });

  it.each([
    ['links: /nowhere links to a page that does not exist', '<a href="/nowhere">x</a>'],
    ['links: nowhere links to a page that does not exist', '<a href="nowhere">x</a>'],
    ['links: www.b.example links to a page that does not exist', '<a href="www.b.example">x</a>'],
    [
      'links: https://a.example/nowhere links to a page that does not exist',
      '<a href="https://a.example/nowhere">x</a>',
    ],
    ['links: http://a.example/nowhere links to a page that does not exist', '<a href="http://a.example/nowhere">x</a>'],
    ['links: //a.example/nowhere links to a page that does not exist', '<a href="//a.example/nowhere">x</a>'],
    ['links: /api/contact links to a page that does not exist', '<a href="/api/contact">x</a>'],
    ['links: /thanks/nobody links to a page that does not exist', '<a href="/thanks/nobody">x</a>'],
    ['links: "" is not a valid address', '<a href="">x</a>'],
    ['links: "https://" is not a valid address', '<a href="https://">x</a>'],
    ['links: #gone: no such anchor', '<a href="#gone">x</a>'],
    ['links: /services/b#gone: no such anchor', '<a href="/services/b#gone">x</a>'],
    ['current: /services/b is marked as this page', '<a href="/services/b" aria-current="page">x</a>'],
    ['current: /services/b is marked as this page', '<a href="/services/b" hreflang="en" aria-current="page">x</a>'],
    ['forms: "" is not an address of this site', '<form action=""></form>'],
    ['forms: "https://b.example/a" is not an address of this site', '<form action="https://b.example/a"></form>'],
    ['forms: /nowhere links to a page that does not exist', '<form action="/nowhere"></form>'],
    ['forms: /api/nowhere does not accept POST', '<form method="post" action="/api/nowhere"></form>'],
    ['forms: /services/a does not accept POST', '<form method="post"></form>'],
    ['forms: /nowhere links to a page that does not exist', '<form><button formaction="/nowhere">x</button></form>'],
    ['forms: /brief does not accept POST', '<form><button formmethod="post" formaction="/brief">x</button></form>'],
    [
      'forms: /brief does not accept POST',
      '<form method="post" action="/api/contact"><button formaction="/brief">x</button></form>',
    ],
    ['labels: the link to /services/a has no name', '<a href="/services/a"></a>'],
    ['ids: #hero is used twice', '<p id="hero"></p>'],
    ['headings: needs exactly one h1', '<h1>B</h1>'],
    ['headings: h3 follows h1', '<h3>B</h3>'],
    ['images: /art/a.svg has no alt', '<img src="/art/a.svg" width="1" height="1">'],
    ['images: /art/a.svg has no size', '<img src="/art/a.svg" alt="" width="1">'],
    ['images: /art/a.svg has no size', '<img src="/art/a.svg" alt="" height="1">'],
    ['resources: "" is not a valid address', '<img src="" alt="" width="1" height="1">'],
    ['resources: #gone does not exist', '<svg><use href="#gone"/></svg>'],
  ])('%s: %s', (finding, body) => {
    expect(findings(page(body))).toEqual([own(finding)]);
  });

  it.each([
    '<script src="$"></script>',
    '<img src="$" alt="" width="1" height="1">',
    '<img src="/art/a.svg" srcset="$" alt="" width="1" height="1">',
    '<picture><source srcset="/art/a.svg 1x, $ 2x"></picture>',
    '<video src="$"></video>',
    '<video poster="$"></video>',
    '<video><source src="$"><track src="$"></video>',
    '<audio src="$"></audio>',
    '<iframe src="$"></iframe>',
    '<embed src="$">',
    '<object data="$"></object>',
    '<svg><use href="$#a"/><image href="$"/></svg>',
    '<svg><use xlink:href="$#a"/><image xlink:href="$"/></svg>',
    '<link rel="preload" href="$">',
    '<link rel="preload" href="/art/a.svg" imagesrcset="$ 1x">',
    '<link rel="modulepreload" href="$">',
    '<link rel="icon" href="$">',
    '<link rel="apple-touch-icon" href="$">',
    '<link rel="stylesheet" href="$">',
    '<link rel="manifest" href="$">',
    '<link rel="alternate" type="text/markdown" href="$">',
    '<link rel="alternate" type="application/rss+xml" href="$">',
    '<link rel="alternate" type="application/atom+xml" href="$">',
    '<link rel="alternate" type="application/feed+json" href="$">',
  ])('require that files that a page loads exist on this site: %s', (element) => {
    const places = element.split('$').length - 1;
    for (const [address, what] of [
      ['/art/b.svg', 'does not exist'],
      ['https://a.example/art/b.svg', 'does not exist'],
      ['https://b.example/art/a.svg', 'is not an address of this site'],
    ] as const) {
      const found = findings(page(element.replaceAll('$', address)));
      expect(found).toHaveLength(places);
      for (const finding of found) expect(finding).toMatch(new RegExp(`resources: ${address}(?:#a)? ${what}$`));
    }
    expect(findings(page(element.replaceAll('$', 'https://a.example/art/a.svg')))).toEqual([]);
  });

  it.each<[string, Change]>([
    ['head: no title', { title: '' }],
    ['head: no description', { description: '' }],
    ['head: the canonical address is "", not https://a.example/services/a', { canonical: '' }],
    [
      'head: the canonical address is "https://a.example/services/b", not https://a.example/services/a',
      { canonical: '<link rel="canonical" href="https://a.example/services/b">' },
    ],
    ['head: the language is "", not en', { html: 'dir="ltr"' }],
    ['head: the language is "ar", not en', { html: 'lang="ar" dir="ltr"' }],
    ['head: the direction is "", not ltr', { html: 'lang="en"' }],
    ['head: the direction is "rtl", not ltr', { html: 'lang="en" dir="rtl"' }],
    ['languages: has no alternate link to itself', { languages: '' }],
    [
      'languages: ar: no page has the address https://a.example/ar/nowhere',
      { languages: named({ en: '/services/a', ar: '/ar/nowhere' }) },
    ],
    [
      'languages: en: no page has the address /services/a',
      { more: '<link rel="alternate" hreflang="en" href="/services/a">' },
    ],
    [
      'languages: ar: https://a.example/services/a is in another language',
      { languages: named({ en: '/services/a', ar: '/services/a' }) },
    ],
    [
      'languages: x-default: https://a.example/ar/services/b is in another language',
      { languages: named({ en: '/services/a', 'x-default': '/ar/services/b' }) },
    ],
    [
      'languages: ar: https://a.example/ar/services/b has no alternate link to this page',
      { languages: named({ en: '/services/a', ar: '/ar/services/b' }) },
    ],
    ['first frame: waits for no part of the page', { awaited: '' }],
    [
      'first frame: waits for #gone, which does not exist',
      { awaited: '<link rel="expect" href="#gone" blocking="render">' },
    ],
    ['structured data: is missing', { data: '' }],
    [
      'structured data: Answer: no text',
      { data: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Answer"}</script>' },
    ],
    ['social card: the picture has no absolute address', { card: '' }],
    [
      'social card: the picture has no absolute address',
      { card: '<meta property="og:image" content="/social/a.png">' },
    ],
    [
      'social card: https://a.example/social/b.png does not exist',
      { card: '<meta property="og:image" content="https://a.example/social/b.png">' },
    ],
    [
      'social card: https://b.example/social/a.png does not exist',
      { card: '<meta property="og:image" content="https://b.example/social/a.png">' },
    ],
    ['Markdown: its alternate is "", not /services/a.md', { markdown: '' }],
    ['preview: the kind is "", not website', { kind: '' }],
    [
      'preview: published on "2026-01-31", not ""',
      { more: '<meta property="article:published_time" content="2026-01-31">' },
    ],
    [
      'preview: modified on "2026-01-31", not ""',
      { more: '<meta property="article:modified_time" content="2026-01-31">' },
    ],
    ['titles: the same as /services/b: B', { title: '<title>B</title>' }],
    ['descriptions: the same as /services/b: About B', { description: '<meta name="description" content="About B">' }],
  ])('%s: %o', (finding, changes) => {
    expect(findings(page('', changes))).toEqual([own(finding)]);
  });

  it('accept the title of a page in another language', () => {
    expect(findings(page('', { title: '<title>ب</title>' }))).toEqual([]);
  });

  it.each([
    '<script type="module">filter()</script>',
    '<script src="/art/a.svg"></script>',
    '<p title="on time">on="a"</p>',
  ])('accept our own code: %s', (body) => {
    expect(findings(page(body))).toEqual([]);
  });

  it.each([
    '<script>a()</script>',
    '<script type="module">a()</script>',
    '<script type="text/javascript" data-type="application/json">a()</script>',
    '<script src="/art/a.svg">a()</script>',
    '<SCRIPT\n>a()</SCRIPT >',
    '<pre><script>a()</script></pre>',
  ])('refuse inline scripts that neither the layout nor a template has: %s', (body) => {
    expect(findings(page(body))).toContain(own('scripts: "a()" does not come from the layout or a template'));
  });

  it.each([
    ['p[onclick]', '<p onclick="a()">x</p>'],
    ['b[ONCLICK]', '<pre><b ONCLICK=a()>x</b></pre>'],
    ['svg[onload]', '<svg onload=a()></svg>'],
  ])('refuse code in attributes: %s', (handler, body) => {
    expect(findings(page(body))).toEqual([own(`handlers: ${handler}: code belongs in a module`)]);
  });

  it.each<[string, Readonly<Record<string, string | undefined>>]>([
    ...[...Object.keys(FILES), '/sitemap.xml'].map((path): [string, Record<string, undefined>] => [
      `${path}: files: does not exist`,
      { [path]: undefined },
    ]),
    ['/manifest.webmanifest: files: contains no icon', { '/manifest.webmanifest': '{}' }],
    [
      '/manifest.webmanifest: files: the icon /b.png does not exist',
      { '/manifest.webmanifest': '{"icons":[{"src":"/art/a.svg"},{"src":"/b.png"}]}' },
    ],
    [
      '/sitemap.xml: files: does not list https://a.example/services/a',
      { '/sitemap.xml': sitemap([OTHER, ARABIC].map((entry) => ({ ...entry, changed: undefined }))) },
    ],
  ])('%s', (finding, files) => {
    expect(findings(page(), files)).toEqual([finding]);
  });

  it('refuse a page with noindex in the sitemap', () => {
    const listed = [OTHER, ARABIC, page()].map((entry) => ({ ...entry, changed: undefined }));
    const unlisted = page('', { more: '<meta name="robots" content="noindex">' });
    expect(findings(unlisted, { '/sitemap.xml': sitemap(listed) })).toEqual([
      '/sitemap.xml: files: lists https://a.example/services/a, which is not an indexed page',
    ]);
  });

  it('accept a canonical address on another site when the page is not in the sitemap', () => {
    const elsewhere = page('', { canonical: '<link rel="canonical" href="https://other.example/a">' });
    const others = [OTHER, ARABIC].map((entry) => ({ ...entry, changed: undefined }));
    expect(findings(elsewhere, { '/sitemap.xml': sitemap(others) })).toEqual([]);
  });

  it('require the kind and the days of an article in its metadata for previews', () => {
    const data = HEAD.data.replace(
      '"WebPage"',
      '"BlogPosting","headline":"A","image":"https://a.example/a.png","author":{"@type":"Organization","name":"A","url":"https://a.example/"},"datePublished":"2026-01-31","dateModified":"2026-02-01"',
    );
    expect(findings(page('', { data }))).toEqual([
      own('preview: the kind is "website", not article'),
      own('preview: published on "", not "2026-01-31"'),
      own('preview: modified on "", not "2026-02-01"'),
    ]);
    const kind =
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-01-31"><meta property="article:modified_time" content="2026-02-01">';
    expect(findings(page('', { data, kind }))).toEqual([]);
  });

  it('require no card, Markdown or structured data of a page with noindex', () => {
    expect(
      findings(page('', { card: '', markdown: '', data: '', more: '<meta name="robots" content="noindex">' })),
    ).toEqual([]);
  });
});
