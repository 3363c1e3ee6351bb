import { expect, it } from 'vitest';
import { caddy, nginx, vercel } from './hosts.ts';

const REDIRECTS = [
  { from: '/about.php', to: '/company/about-us', permanent: true },
  { from: '/blog/*', to: '/blogs/*', permanent: false },
  { from: '/jobs/*', to: '/company/career', permanent: true },
];

it('nginx gets a map of permanent and one of temporary redirects', () => {
  const text = nginx(REDIRECTS);
  expect(text).toContain('map $uri $moved {\n  "/about.php" "/company/about-us";\n');
  expect(text).toContain('  "~^/jobs/(?<rest>.*)$" "/company/career";\n}');
  expect(text).toContain('map $uri $moved_for_now {\n  "~^/blog/(?<rest>.*)$" "/blogs/$rest";\n}');
});

it('Caddy gets lines that keep the query', () => {
  expect(caddy(REDIRECTS).split('\n')).toEqual([
    'redir "/about.php" "/company/about-us{http.request.uri.prefixed_query}" 301',
    '@moved1 path_regexp moved1 "^/blog/(.*)$"',
    'redir @moved1 "/blogs/{re.moved1.1}{http.request.uri.prefixed_query}" 302',
    '@moved2 path_regexp moved2 "^/jobs/(.*)$"',
    'redir @moved2 "/company/career{http.request.uri.prefixed_query}" 301',
    '',
  ]);
});

it('Vercel gets a part of its file', () => {
  expect(JSON.parse(vercel(REDIRECTS))).toEqual({
    redirects: [
      { source: '/about.php', destination: '/company/about-us', permanent: true },
      { source: '/blog/:rest*', destination: '/blogs/:rest*', permanent: false },
      { source: '/jobs/:rest*', destination: '/company/career', permanent: true },
    ],
  });
});
