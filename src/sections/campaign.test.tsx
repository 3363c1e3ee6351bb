import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientLogos } from './ClientLogos.tsx';
import { DownloadRow } from './DownloadRow.tsx';
import { Downloads } from './Downloads.tsx';
import { Figures } from './Figures.tsx';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { LinkCards } from './LinkCards.tsx';
import { Quotations } from './Quotations.tsx';
import { Solutions } from './Solutions.tsx';
import { Technologies } from './Technologies.tsx';
import { Video } from './Video.tsx';

const photograph = { formats: [{ type: 'image/avif', srcSet: '/a.avif 800w' }], focus: { x: 50, y: 50 } };
const picture = { src: '/a.webp', alt: 'A quay by night.', width: 800, height: 600, photograph };

it('a logo has the name of its company as alternative text, and a light background with forced colours too', () => {
  const logo = { src: '/media/a.svg', width: 200, height: 60, name: 'Example Terminal' };
  const html = renderToStaticMarkup(<ClientLogos title="t" logos={[logo]} />);
  expect(html).toContain('alt="Example Terminal"');
  expect(html).toMatch(/<ul class="[^"]*\bbg-\[#fffdf8\] [^"]*\bforced-color-adjust-none\b/);
});

it('a quotation shows the role and the company of the speaker', () => {
  const html = renderToStaticMarkup(
    <Quotations title="t" quotations={[{ text: 'It holds.', role: 'Planner', company: 'Example Terminal' }]} />,
  );
  expect(html).toContain('<bdi>Planner</bdi> · <bdi>Example Terminal</bdi></figcaption>');
});

it('a figure names its source', () => {
  const figure = { value: '18 %', label: 'Fewer moves', source: 'Berth log' };
  expect(renderToStaticMarkup(<Figures title="t" figures={[figure]} sourceLabel="Source" />)).toContain(
    'Source: Berth log',
  );
});

it('a download shows its type and size, and repeats no class name in an element', () => {
  const file = { title: 'Checklist', desc: 'One page', href: '/media/a.pdf', kind: 'PDF', size: '12 kB' };
  const html = renderToStaticMarkup(
    <Downloads title="t" desc="d">
      <DownloadRow {...file} />
    </Downloads>,
  );
  expect(html).toContain('<bdi>PDF</bdi> · <bdi>12 kB</bdi>');
  // Beside the icon, a long word would extend beyond a phone with large letters.
  expect(html).toMatch(/<p class="[^"]*\bwrap-anywhere\b/);
  for (const [, classes = ''] of html.matchAll(/class="([^"]*)"/g)) {
    const words = classes.split(' ');
    expect(words).toEqual([...new Set(words)]);
  }
});

it('a file that is sent by mail has no link, but a note on mail and a link to the privacy notice', () => {
  const mailed = { label: 'by email', about: 'Seen by sales.', privacy: { label: 'What we keep', href: '/privacy' } };
  const rowOf = (open?: string) =>
    renderToStaticMarkup(
      <DownloadRow
        {...{ title: 'Checklist', desc: 'One page', kind: 'PDF', size: '12 kB' }}
        mailed={{ ...mailed, open }}
      >
        <form />
      </DownloadRow>,
    );
  expect(rowOf()).toContain('<bdi>12 kB</bdi> · <bdi>by email</bdi>');
  expect(rowOf()).toContain('<form>');
  expect(rowOf()).not.toContain('<details');
  expect(rowOf().match(/href="[^"]*"/g)).toEqual(['href="/privacy"']);
  expect(rowOf('Get it')).toMatch(/<details[^>]*><summary[^>]*>Get it<.*<\/summary>.*<form>/);
});

it('photographs of a gallery load lazily, and have a caption if there is one', () => {
  const html = renderToStaticMarkup(
    <Gallery
      title="t"
      desc="d"
      photographs={[{ picture, caption: 'The quay' }, { picture: { ...picture, src: '/b' } }]}
    />,
  );
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html.match(/<figcaption/g)).toHaveLength(1);
});

it('a video loads nothing before it plays, and has captions, and a transcript if there is one', () => {
  const film = {
    title: 't',
    desc: 'd',
    src: '/media/a.webm',
    captions: '/media/a.ar.vtt',
    poster: '/a.webp',
    languageTag: 'ar',
    labels: { transcript: 'Transcript' },
  };
  const html = renderToStaticMarkup(<Video {...film} transcript={['All that is said.']} />);
  expect(html).toContain('preload="none"');
  expect(html).toContain('<source src="/media/a.webm" type="video/webm"/>');
  expect(html).toContain('<track kind="captions" src="/media/a.ar.vtt" srcLang="ar" default=""/>');
  expect(html).toContain('<p>All that is said.</p>');
  // The style sheet removes the marker of the browser.
  expect(html).toMatch(/<summary[^>]*>Transcript<span class="plus"><\/span><\/summary>/);
  expect(renderToStaticMarkup(<Video {...film} transcript={[]} />)).not.toContain('<details');
});

it('a group of technologies without a reason has no empty line in its place', () => {
  const groups = [{ title: 'Data', items: [{ name: 'PostgreSQL', logo: 'none' }] }];
  const html = renderToStaticMarkup(<Technologies title="t" desc="d" groups={groups} />);
  expect(html).toMatch(/<h3[^>]*>Data<\/h3><ul/);
});

it.each([5, 6])('%i solutions fill rows of six columns', (count) => {
  const cards = Array.from({ length: count }, (_, index) => ({ title: `Solution ${index}`, picture, bullets: [] }));
  const html = renderToStaticMarkup(<Solutions title="t" desc="d" cards={cards} />);
  const spans = [...html.matchAll(/lg:col-span-(\d)/g)].map(([, span]) => Number(span));
  expect(spans).toHaveLength(count);
  expect(spans.reduce((sum, span) => sum + span, 0) % 6).toBe(0);
});

it.each([
  [3, 'md:grid-flow-col'],
  [4, 'md:max-lg:grid-cols-2 lg:grid-flow-col'],
])('%i linked pages are in one row, four on tablets in two', (count, classes) => {
  const cards = Array.from({ length: count }, (_, index) => ({ title: 't', desc: 'd', href: `/${index}`, picture }));
  expect(renderToStaticMarkup(<LinkCards title="t" desc="d" cards={cards} />)).toMatch(
    new RegExp(`<ul class="[^"]* ${classes}">`),
  );
});

it('only a drawing of ours is cut off at the edge of a phone on the home page: it has an empty margin', () => {
  const file = { src: '/media/a.svg', alt: 'A quay by night.', width: 800, height: 600 };
  const shown = (source: typeof file & { mirrors?: boolean }) =>
    renderToStaticMarkup(<Hero title="t" desc="d" picture={source} isHome />);
  expect(shown({ ...file, mirrors: true })).toContain('max-lg:w-[138%]');
  expect(shown(file)).not.toContain('max-lg:w-[138%]');
});
