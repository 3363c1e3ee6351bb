import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

it('isolates each name, and marks the page', () => {
  const trail = [
    { label: 'أعمالنا', href: '/ar/portfolio' },
    { label: 'C++', href: '/ar/portfolio/technology/c' },
  ];
  const html = renderToStaticMarkup(<Breadcrumb label="مسار التنقل" trail={trail} />);
  expect(html).toMatch(/<a href="\/ar\/portfolio" [^>]*><bdi>أعمالنا<\/bdi><\/a>/);
  expect(html).toMatch(/<a href="\/ar\/portfolio\/technology\/c" aria-current="page"[^>]*><bdi>C\+\+<\/bdi><\/a>/);
});
