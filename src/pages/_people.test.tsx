/** People as a company would enter them; all are invented. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languagesOf } from '#content/pagePaths.ts';
import { people } from '#content/people.ts';
import { personRecord } from '#content/schema/person.ts';
import { ArticleFacts } from '#sections/ArticleFacts.tsx';
import { Banner } from '#sections/Banner.tsx';
import { PersonSheet } from '#sections/PersonSheet.tsx';
import { contactPerson, personLink } from './_people.ts';

const records = vi.hoisted(() => new Map<string, { id: string; data: object }[]>());
vi.mock('#content/optional.ts', () => ({ PEOPLE: '', hasRecords: () => records.has('people') }));
vi.mock('astro:content', () => ({
  getCollection: (name: string) => Promise.resolve(records.get(name) ?? []),
  getEntry: () => Promise.resolve(undefined),
}));

const person = (name: string) =>
  personRecord.parse({
    name,
    role: 'Platform engineer',
    description: 'Keeps the platform.',
    links: [{ label: 'GitHub', href: 'https://example.com/one' }],
    text: 'First.\n\nSecond.',
  });

beforeEach(() => {
  records.clear();
  records.set('people', [
    { id: 'en/people/example-one', data: person('Example One') },
    { id: 'en/people/example-two', data: person('Example Two') },
    { id: 'ar/people/example-two', data: person('مثال') },
  ]);
});

describe('people', () => {
  it('are not shown without records', async () => {
    records.clear();
    expect(await people()).toEqual([]);
    expect(await contactPerson('en', undefined)).toBeUndefined();
    expect(
      renderToStaticMarkup(<Banner title="t" desc="d" action={{ label: 'a', href: '/a', channels: [] }} />),
    ).not.toContain('data-person');
  });

  it('have a page in each language with their record', async () => {
    expect(await languagesOf('/company/people/example-one')).toEqual(['en']);
    expect(await languagesOf('/company/people/example-two')).toEqual(['en', 'ar']);
    expect((await people('ar')).map(({ href }) => href)).toEqual(['/ar/company/people/example-two']);
  });

  it('are shown beside the call to action, in the language of the page if it has their record', async () => {
    const shown = await contactPerson('ar', 'example-two');
    expect(shown).toMatchObject({ label: 'مثال', href: '/ar/company/people/example-two', hrefLang: undefined });
    const other = await contactPerson('ar', 'example-one');
    expect(other).toMatchObject({ label: 'Example One', href: '/company/people/example-one', hrefLang: 'en' });
    const html = renderToStaticMarkup(
      <Banner title="t" desc="d" action={{ label: 'a', href: '/a', channels: [] }} person={other} />,
    );
    for (const part of ['data-person', 'Example One', 'hrefLang="en"']) expect(html).toContain(part);
    // The role is in the language of the record.
    expect(html).toMatch(/<p lang="en"[^>]*>Platform engineer/);
    // Beside the photograph, a long word would extend beyond a phone with large letters.
    expect(html).toMatch(/<div data-person=""[^>]*><div class="wrap-anywhere">/);
  });

  it('without a record cause an error', async () => {
    await expect(contactPerson('en', 'nobody')).rejects.toThrow('content/en/people/nobody.yaml is missing');
  });
});

describe('the author of an article', () => {
  const facts = { role: 'Platform engineer', day: '1 May', isoDay: '2026-05-01', readingTime: '1 min read' };

  it('is a link in the head of the article, and only a name in lists', async () => {
    const [one] = await people('en');
    const author = one && personLink(one, 'en');
    const head = renderToStaticMarkup(<ArticleFacts {...facts} author={author} linksAuthor />);
    expect(head).toContain('href="/company/people/example-one"');
    const list = renderToStaticMarkup(<ArticleFacts {...facts} author={author} />);
    expect(list).toContain('Example One');
    expect(list).not.toContain('href=');
  });

  it('has no link when only a role is given', () => {
    expect(renderToStaticMarkup(<ArticleFacts {...facts} linksAuthor />)).not.toContain('href=');
  });
});

it('a person is shown without photograph and links when there are none', async () => {
  const [one] = await people('en');
  const html = renderToStaticMarkup(
    <PersonSheet
      name="Example One"
      role="Engineer"
      linksLabel="More"
      links={[]}
      paragraphs={one?.data.paragraphs ?? []}
    />,
  );
  expect(html).toContain('<p>First.</p><p>Second.</p>');
  expect(html).not.toMatch(/<img|<ul/);
});

it('a long address as the name of a link breaks on a phone', () => {
  const links = [{ label: 'a.very.long.name@department.example.com', href: 'mailto:a@example.com' }];
  const html = renderToStaticMarkup(
    <PersonSheet name="Example One" role="Engineer" linksLabel="More" links={links} paragraphs={[]} />,
  );
  expect(html).toMatch(/<div class="[^"]*\bwrap-anywhere\b[^>]*><h1/);
});

describe('a record of a person', () => {
  it.each([
    ['a link with JavaScript', { links: [{ label: 'x', href: 'javascript:alert(1)' }] }],
    ['a link without https', { links: [{ label: 'x', href: 'http://example.com' }] }],
    ['a link with an invalid address', { links: [{ label: 'x', href: 'https://example.com:99999' }] }],
    ['a drawing instead of a photograph', { photograph: { src: 'scene:home', alt: 'What is seen, in one sentence.' } }],
    ['no name', { name: undefined }],
  ])('is refused for %s', (_, change) => {
    expect(personRecord.safeParse({ ...person('Example One'), ...change }).success).toBe(false);
  });
});
