/** The PNG icons that devices request, drawn from the favicon. */
import { icoOf } from './ico.ts';
import type { File } from './pages.ts';
import { renderOnSquare, renderPng } from './render.ts';

const BACKGROUND = '#142036';

/**
 * With `isBare`, an icon keeps the favicon's corners. The others fill the square, because the device crops them; the favicon is in the area
 * that no mask crops.
 */
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

/** The icons as files. */
export async function iconFiles(favicon: string): Promise<File[]> {
  const pngs = ICONS.map(async ({ file, size, isBare }): Promise<File> => [
    `/${file}`,
    await (isBare ? renderPng(favicon, size) : renderOnSquare(favicon, size, BACKGROUND)),
  ]);
  const old = OLD_ICON.sizes.map(async (size) => ({ size, png: await renderPng(favicon, size) }));
  return [...(await Promise.all(pngs)), [`/${OLD_ICON.file}`, icoOf(await Promise.all(old))]];
}
