import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DarkColumns } from './DarkColumns.tsx';
import { Pager } from './Pager.tsx';
import { SeeAlso } from './SeeAlso.tsx';
import { SelectedWork } from './SelectedWork.tsx';

const own = { label: 'إنترنت الأشياء', href: '/ar/services/devops/iot' };
const english = { label: 'CI/CD', href: '/services/devops/ci-cd', hrefLang: 'en', language: 'بالإنجليزية' };
const words = { previous: 'السابق', next: 'التالي' };

it.each([
  ['links to similar pages', <SeeAlso label="l" links={[own, english]} />],
  ['links to the previous and the next page', <Pager label="l" words={words} previous={own} next={english} />],
])('%s mark an English page, and no other page', (_, links) => {
  const html = renderToStaticMarkup(links);
  expect(html.match(/hrefLang="\w+"/g)).toEqual(['hrefLang="en"']);
  expect(html.match(/بالإنجليزية/g)).toHaveLength(1);
});

it('a note above cards on a dark background has the colour of text on it', () => {
  const html = renderToStaticMarkup(
    <DarkColumns section="s" title="t" desc="d" cards={[]} marks="icons" note={english.language} />,
  );
  expect(html).toMatch(/<p class="[^"]*\btext-on-night-muted">بالإنجليزية<\/p>/);
});

it('the picture of a case study in another language has its language, for its alternative text', () => {
  const picture = { src: '/a.webp', alt: 'A quay by night.', width: 800, height: 600 };
  const study = { label: 'Berths', href: '/portfolio/a', client: 'A port', result: 'r', picture };
  const html = renderToStaticMarkup(
    <SelectedWork
      title="t"
      desc="d"
      cases={[{ ...study, language: { lang: 'en', dir: 'ltr' } }]}
      overview={{ label: 'o', href: '/portfolio' }}
    />,
  );
  expect(html).toMatch(/<div lang="en" class="[^"]*"><img [^>]*alt="A quay by night\."/);
});
