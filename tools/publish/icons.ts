/** The PNG icons that devices request, drawn from the favicon. */
import { icoOf } from './ico.ts';
import type { File } from './pages.ts';
import { renderPng } from './render.ts';

const BACKGROUND = '#142036';

/** With `isBare`, an icon keeps the favicon's corners. The others fill the square, because the device crops them. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isBare: true },
  { file: 'icon-512.png', size: 512, isBare: true },
  { file: 'icon-maskable-512.png', size: 512, isBare: false },
  { file: 'apple-touch-icon.png', size: 180, isBare: false },
  // Old devices and some programs request it without reading the page.
  { file: 'apple-touch-icon-precomposed.png', size: 180, isBare: false },
];
/** Requested by programs that do not read the page. */
const OLD_ICON = { file: 'favicon.ico', sizes: [16, 32, 48] };

/** The favicon on a square background. It fills the middle four fifths, the area that no mask crops. */
const onGround = (favicon: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect width="45" height="45" fill="${BACKGROUND}"/>${favicon.replace('<svg', '<svg x="4.5" y="4.5" width="36" height="36"')}</svg>`;

/** The icons as files. */
export async function iconFiles(favicon: string): Promise<File[]> {
  const pngs = ICONS.map(async ({ file, size, isBare }): Promise<File> => [
    `/${file}`,
    await renderPng(isBare ? favicon : onGround(favicon), size),
  ]);
  const old = OLD_ICON.sizes.map(async (size) => ({ size, png: await renderPng(favicon, size) }));
  return [...(await Promise.all(pngs)), [`/${OLD_ICON.file}`, icoOf(await Promise.all(old))]];
}
