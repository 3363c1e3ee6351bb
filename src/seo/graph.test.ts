import { expect, it } from 'vitest';
import { graphText, pageGraph } from './graph.ts';

it('the text of a graph contains no ‘<’ and parses to the same graph', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: '</script><b>' }] } as const;
  const text = graphText(graph);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(graph);
});

const PAGE = {
  locale: 'en',
  path: '/portfolio/a',
  title: 'A',
  description: 'About A',
  card: '/a.png',
  home: { label: 'Home', href: '/' },
} as const;

it('a list without entries is left out', () => {
  expect(pageGraph(PAGE, { list: [] })).toEqual(pageGraph(PAGE, {}));
  expect(graphText(pageGraph(PAGE, { list: [{ label: 'B', href: '/b' }] }))).toContain('"ItemList"');
});

it('an example has its genre, and names no client', () => {
  const text = (genre?: string) => graphText(pageGraph(PAGE, { genre }));
  expect(text('Example architecture')).toContain('"genre":"Example architecture"');
  expect(text()).not.toContain('"genre"');
  expect(text('Example architecture')).not.toMatch(/"(?:about|review|sponsor|citation)"/);
});

it('a company without profiles on other sites has no empty list of them', () => {
  expect(graphText(pageGraph(PAGE, { kind: 'AboutPage' }))).not.toContain('"sameAs":[]');
});
