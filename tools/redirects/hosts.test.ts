import { expect, it } from 'vitest';
import { caddy, nginx, vercel } from './hosts.ts';

const REDIRECTS = [
  { from: '/about.php', to: '/company/about-us', permanent: true },
  { from: '/blog/*', to: '/blogs/*', permanent: false },
  { from: '/jobs/*', to: '/company/career', permanent: true },
  { from: '/go/spring', to: '/spring?utm_source=poster', permanent: false },
];

it('writes rewrites for nginx', () => {
  expect(nginx(REDIRECTS).split('\n')).toEqual([
    String.raw`rewrite "^/about\.php/?$" "/company/about-us" permanent;`,
    'rewrite "^/blog/(.*)$" "/blogs/$1" redirect;',
    'rewrite "^/jobs/(.*)$" "/company/career" permanent;',
    'rewrite "^/go/spring/?$" "/spring?utm_source=poster" redirect;',
    '',
  ]);
});

it('writes lines for Caddy that keep the query', () => {
  expect(caddy(REDIRECTS).split('\n')).toEqual([
    String.raw`@moved0 path_regexp moved0 "^/about\.php/?$"`,
    'redir @moved0 "/company/about-us{?query}" 301',
    '@moved1 path_regexp moved1 "^/blog/(.*)$"',
    'redir @moved1 "/blogs/{re.moved1.1}{?query}" 302',
    '@moved2 path_regexp moved2 "^/jobs/(.*)$"',
    'redir @moved2 "/company/career{?query}" 301',
    '@moved3 path_regexp moved3 "^/go/spring/?$"',
    'redir @moved3 "/spring?utm_source=poster&{query}" 302',
    '',
  ]);
});

it('writes the redirects of Vercel as JSON', () => {
  expect(JSON.parse(vercel(REDIRECTS))).toEqual({
    redirects: [
      { source: '/about.php', destination: '/company/about-us', permanent: true },
      { source: '/blog/:rest([^/].*)', destination: '/blogs/:rest*', permanent: false },
      { source: '/jobs/:rest([^/].*)', destination: '/company/career', permanent: true },
      { source: '/go/spring', destination: '/spring?utm_source=poster', permanent: false },
    ],
  });
});

it('escapes the signs of an old address that have a meaning for a host', () => {
  const redirects = [{ from: '/c++(1)', to: '/services', permanent: true }];
  expect(JSON.parse(vercel(redirects))).toMatchObject({ redirects: [{ source: String.raw`/c\+\+\(1\)` }] });
  expect(nginx(redirects)).toBe('rewrite "^/c\\+\\+\\(1\\)/?$" "/services" permanent;\n');
});

it('redirects no page whose address differs in case, or is the prefix without its slash', () => {
  const redirects = [
    { from: '/Contact', to: '/contact', permanent: true },
    { from: '/contact/*', to: '/contact', permanent: true },
  ];
  expect(caddy(redirects)).not.toMatch(/ path "/);
  expect(JSON.parse(vercel(redirects))).toMatchObject({
    redirects: [{ source: '/Contact' }, { source: '/contact/:rest([^/].*)' }],
  });
});

it('compares old addresses as Vercel does, without .html and index', () => {
  const redirects = [
    { from: '/about.html', to: '/company/about-us', permanent: true },
    { from: '/old/index.html', to: '/services', permanent: true },
    { from: '/services.html', to: '/services?utm_source=poster', permanent: true },
  ];
  expect(JSON.parse(vercel(redirects))).toMatchObject({ redirects: [{ source: '/about' }, { source: '/old' }] });
});
