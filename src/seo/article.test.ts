import { expect, it } from 'vitest';
import { articleData, blogData } from './article.ts';

it('an article refers to the node of its blog, and only the page of the blog names it', () => {
  const article = articleData({
    title: 't',
    description: 'd',
    path: '/blogs/a',
    blog: '/blogs',
    date: new Date('2026-05-01'),
    tags: [],
    languageTag: 'en',
    minutes: 1,
  });
  const { '@id': id, url } = blogData('Notes', '/blogs') as { '@id': string; url: string };
  expect(article).toHaveProperty('isPartOf', { '@type': 'Blog', '@id': id, url });
});
