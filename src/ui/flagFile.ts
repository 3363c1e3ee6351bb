/** Flags of languages as separate SVG files, which keeps the HTML of pages with a language list small. */
import { hash } from 'node:crypto';
import { iconBody } from './iconData.ts';

interface FlagFile {
  /** Path on the site; it contains the key of the language and a hash of the content. */
  src: string;
  /** Width and height in CSS pixels. */
  size: number;
  svg: string;
}

const SIZE = 20;

/** The file of `flag` from the icon set circle-flags for the language `key`. Throws when the set has no such flag. */
export function flagFile(key: string, flag: string): FlagFile {
  const { body, width, height } = iconBody(`circle-flags:${flag}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return { src: `/icons/flags/${key}.${hash('sha256', svg).slice(0, 8)}.svg`, size: SIZE, svg };
}
