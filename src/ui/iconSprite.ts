/** Icons that stand on every page, as one file that browsers keep, instead of bytes in every page. */
import { createHash } from 'node:crypto';
import { iconBody } from './iconData.ts';

export interface IconSprite {
  /** Address on the site; carries a hash of the content. */
  src: string;
  svg: string;
  /** Address of one icon in the file. */
  hrefOf: (name: string) => string;
}

/** One file with a symbol for each of `names` (`ph:<name>`). */
export function iconSprite(names: readonly string[]): IconSprite {
  const symbols = [...new Set(names)].map((name) => {
    const { body, width, height } = iconBody(name);
    return `<symbol id="${idOf(name)}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const src = `/icons/menu.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
  return { src, svg, hrefOf: (name) => `${src}#${idOf(name)}` };
}

const idOf = (name: string) => name.replace(':', '-');
