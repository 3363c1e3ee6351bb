import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientLogos } from './ClientLogos.tsx';
import { Figures } from './Figures.tsx';
import { Gallery } from './Gallery.tsx';
import { Quotations } from './Quotations.tsx';

const photograph = { formats: [{ type: 'image/avif', srcSet: '/a.avif 800w' }], focus: { x: 50, y: 50 } };
const picture = { src: '/a.webp', alt: 'A quay by night.', width: 800, height: 600, photograph };

it('a logo says whose it is', () => {
  const logo = { src: '/media/a.svg', width: 200, height: 60, name: 'Example Terminal' };
  expect(renderToStaticMarkup(<ClientLogos title="t" logos={[logo]} />)).toContain('alt="Example Terminal"');
});

it('a quotation says who speaks, as far as the consent goes', () => {
  const html = renderToStaticMarkup(
    <Quotations title="t" quotations={[{ text: 'It holds.', role: 'Planner', company: 'Example Terminal' }]} />,
  );
  expect(html).toContain('Planner · Example Terminal</figcaption>');
});

it('a figure names its source', () => {
  const figure = { value: '18 %', label: 'Fewer moves', source: 'Berth log' };
  expect(renderToStaticMarkup(<Figures title="t" figures={[figure]} sourceLabel="Source" />)).toContain(
    'Source: Berth log',
  );
});

it('a photograph of a gallery waits, and has a caption where it has one', () => {
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
