import { expect, it } from 'vitest';
import { articleData, blogData } from './article.ts';
import { absolute } from './metadata.ts';

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
  const blog = { '@type': 'Blog', '@id': absolute('/blogs#blog'), url: absolute('/blogs') };
  expect(article).toHaveProperty('isPartOf', blog);
  expect(blogData('Notes', '/blogs')).toMatchObject({ ...blog, name: 'Notes' });
});
