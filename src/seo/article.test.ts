import { describe, expect, it } from 'vitest';
import { articleData, blogData } from './article.ts';
import { absolute } from './metadata.ts';
import { organizationId } from './organization.ts';

const article = {
  title: 't',
  description: 'd',
  path: '/blogs/a',
  blog: '/blogs',
  date: new Date('2026-05-01'),
  tags: [],
  languageTag: 'en',
  minutes: 1,
};

it('an article refers to the node of its blog, and only the page of the blog names it', () => {
  const blog = { '@type': 'Blog', '@id': absolute('/blogs#blog'), url: absolute('/blogs') };
  expect(articleData(article)).toHaveProperty('isPartOf', blog);
  expect(blogData('Notes', '/blogs')).toMatchObject({ ...blog, name: 'Notes' });
});

describe('the author of an article', () => {
  const path = '/company/people/example-one';

  it('is the named person, with the address of their page', () => {
    const author = { path, name: 'Example One', role: 'Platform engineer' };
    expect(articleData({ ...article, author })).toMatchObject({
      author: { '@type': 'Person', '@id': `${absolute(path)}#person`, name: 'Example One', url: absolute(path) },
    });
  });

  it('is the company when no person is named', () => {
    expect(articleData(article)).toMatchObject({ author: { '@id': organizationId } });
  });
});
