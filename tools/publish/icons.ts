/** The icons that devices ask for as PNG, drawn from the favicon. */
import { icoOf } from './ico.ts';
import type { File } from './pages.ts';
import { renderPng } from './render.ts';

const GROUND = '#142036';

/** `bare` icons keep the favicon's corners; the others fill their square, as the device cuts it. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isBare: true },
  { file: 'icon-512.png', size: 512, isBare: true },
  { file: 'icon-maskable-512.png', size: 512, isBare: false },
  { file: 'apple-touch-icon.png', size: 180, isBare: false },
  // Asked for by old devices and by programs, whatever the pages name.
  { file: 'apple-touch-icon-precomposed.png', size: 180, isBare: false },
];
/** Asked for by whatever does not read the pages. */
const OLD_ICON = { file: 'favicon.ico', sizes: [16, 32, 48] };

/** The mark on a square ground, within the middle four fifths that every mask leaves whole. */
export const onGround = (favicon: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect width="45" height="45" fill="${GROUND}"/>${favicon.replace('<svg', '<svg x="4.5" y="4.5" width="36" height="36"')}</svg>`;

/** The icons as files. */
export async function iconFiles(favicon: string): Promise<File[]> {
  const pngs = ICONS.map(async ({ file, size, isBare }): Promise<File> => [
    `/${file}`,
    await renderPng(isBare ? favicon : onGround(favicon), size),
  ]);
  const old = OLD_ICON.sizes.map(async (size) => ({ size, png: await renderPng(favicon, size) }));
  return [...(await Promise.all(pngs)), [`/${OLD_ICON.file}`, icoOf(await Promise.all(old))]];
}
