import { expect, it } from 'vitest';
import { graphText } from './graph.ts';

it('the text of a graph ends no script element early, and says the same', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: '</script><b>' }] } as const;
  const text = graphText(graph);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(graph);
});
