import { expect, it } from 'vitest';
import { relatedViews } from './related.ts';

const page = (slug: string) => ({
  slug,
  href: `/services/${slug}`,
  data: { name: slug, icon: 'ph:cube', summary: `What ${slug} is` },
});

it('pages have the order of the record, each with its reason or summary; missing pages are omitted', () => {
  const named = [{ slug: 'b', reason: 'It comes first' }, { slug: 'missing', reason: 'Not yet' }, { slug: 'a' }];
  expect(relatedViews([page('a'), page('b'), page('c')], named)).toEqual([
    { label: 'b', href: '/services/b', icon: 'ph:cube', reason: 'It comes first' },
    { label: 'a', href: '/services/a', icon: 'ph:cube', reason: 'What a is' },
  ]);
});
