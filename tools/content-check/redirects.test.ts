import { describe, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { redirectFindings } from './redirects.ts';

const PAGES = new Set(['/', '/services', '/services/devops', '/blogs', '/blogs/a', '/ar', '/company/about-us']);
const found = (text: string) =>
  redirectFindings(text, PAGES).map(({ line, field, reason }) => `${line ?? ''} ${field}: ${reason}`);

it('accepts redirects to a page of the site or to another site, and an empty file', () => {
  expect(
    found(`
- { from: /about.php, to: /company/about-us }
- { from: /blog/first, to: /blogs/a, permanent: false }
- { from: /blog/*, to: /blogs/* }
- { from: /shop, to: https://shop.example/ }
- { from: /درباره, to: / }
- { from: /jobs/*, to: /ar }
- { from: /go/poster, to: '/services/devops?utm_source=poster&utm_campaign=a%20b' }
- { from: /go, to: '/?utm_source=card' }
- { from: /services.html, to: /services }
- { from: /index.php, to: / }
- { from: /newsletter/2020, to: / }
- { from: /download/brochure, to: / }
- { from: /100%25-linen, to: / }
- { from: /a%2Fb, to: / }
`),
  ).toEqual([]);
  expect(found('')).toEqual([]);
  expect(found('[]')).toEqual([]);
});

describe('refuses', () => {
  it.each([
    [
      'a source that is a page',
      '- { from: /services, to: / }',
      '1 [0].from: ‘/services’ is an existing page or file of the site',
    ],
    [
      'a prefix that covers a page',
      '- { from: /services/*, to: / }',
      '1 [0].from: ‘/services/devops’ is an existing page or file of the site',
    ],
    [
      'a prefix that covers all pages',
      '- { from: /*, to: https://x.example/ }',
      '1 [0].from: ‘/’ is an existing page or file of the site',
    ],
    ...[
      ['a prefix that covers forms', '/api/*', '/api/contact'],
      ['a prefix that covers links in mails', '/newsletter/*', '/newsletter/confirm'],
      ['a page of the server', '/thanks/contact', '/thanks/contact'],
    ].map(([name = '', from = '', path = '']): [string, string, string] => [
      name,
      `- { from: ${from}, to: / }`,
      `1 [0].from: would redirect ‘${path}’ too, which the server answers: forms and links in mails would fail`,
    ]),
    [
      'another spelling of a page',
      '- { from: /services.html, to: / }',
      '1 [0].from: ‘/services.html’ always leads to the existing page ‘/services’: remove this entry',
    ],
    [
      'another spelling of the home page',
      '- { from: /index.html, to: /services }',
      '1 [0].from: ‘/index.html’ always leads to the existing page ‘/’: remove this entry',
    ],
    [
      'a target that does not exist, with a query',
      "- { from: /old, to: '/gone?a=1' }",
      '1 [0].to: ‘/gone’ is not a page of the site',
    ],
    ['a target that does not exist', '- { from: /old, to: /gone }', '1 [0].to: ‘/gone’ is not a page of the site'],
    [
      'a target prefix without pages',
      '- { from: /old/*, to: /gone/* }',
      '1 [0].to: the site has no page below ‘/gone/’',
    ],
    [
      'a chain of redirects',
      '- { from: /a, to: /b }\n- { from: /b, to: / }',
      '1 [0].to: ‘/b’ is itself redirected to ‘/’: use the final address',
    ],
    ['a loop', '- { from: /a, to: /a }', '1 [0].to: redirects back to ‘/a’: choose another address'],
    [
      'a loop of prefixes',
      '- { from: /a/*, to: /a/b/* }',
      '1 [0].to: redirects back to ‘/a/*’: choose another address',
    ],
    [
      'a loop through the full address of the site',
      `- { from: /a, to: '${site.url}/a' }`,
      '1 [0].to: redirects back to ‘/a’: choose another address',
    ],
    [
      'the same source twice',
      '- { from: /a, to: / }\n- { from: /a, to: /ar }',
      '2 [1].from: the address ‘/a’ is redirected twice: delete one of the two entries',
    ],
    [
      'the same prefix twice',
      '- { from: /a/*, to: / }\n- { from: /a/*, to: /ar }',
      '2 [1].from: the address ‘/a/*’ is redirected twice: delete one of the two entries',
    ],
    [
      'a source that an earlier prefix covers',
      '- { from: /a/*, to: / }\n- { from: /a/b, to: /ar }',
      '2 [1].from: the earlier entry ‘/a/*’ already redirects it: remove this entry, or move it up',
    ],
  ])('%s', (_, text, finding) => {
    expect(found(text)).toEqual([finding]);
  });

  it.each([
    ['- { from: about.php, to: / }', /^1 \[0\]\.from: write the old path/],
    ['- { from: "https://old.example/a", to: / }', /^1 \[0\]\.from: write the old path/],
    ['- { from: /a/, to: / }', /^1 \[0\]\.from: write the old path/],
    ['- { from: /a?b=1, to: / }', /^1 \[0\]\.from: write the old path/],
    ['- { from: /*/a, to: / }', /^1 \[0\]\.from: write the old path/],
    ['- { from: /a, to: services }', /^1 \[0\]\.to: write a path of this site/],
    ['- { from: /a, to: "http://x.example/" }', /^1 \[0\]\.to: write a path of this site/],
    ['- { from: /a, to: /services/* }', /^1 \[0\]\.to: ends in \*, so from must end in \*/],
    ['- { from: /a/*, to: "/services/*?b=1" }', /^1 \[0\]\.to: has \* and a query/],
    ['- { from: /a }', /^1 \[0\]\.to: is missing \(string\)$/],
    ['- { from: /a, to: /, permanent: maybe }', /^1 \[0\]\.permanent: /],
    ['- { from: /a, to: /, kind: x }', /^1 \[0\]: Unrecognized key: "kind"/],
    ['from: /a', /^1 \(record\): /],
    ['- { from: /a', /^\d+ \(record\): /],
  ])('%s', (text, finding) => {
    expect(found(text)).toEqual([expect.stringMatching(finding)]);
  });
});
