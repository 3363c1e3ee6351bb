/** The picture in link previews of a page: the brand, the page's title and its scene. */
import { hash } from 'node:crypto';

/** Size in pixels that link previews expect. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Space for text beside the scene and font size of the subtitle, in pixels; line height of the title, in em. */
export const CARD_TEXT = {
  width: 476,
  height: 300,
  subtitle: 27,
  lineHeight: 1.14,
} as const;

/** A line of text as SVG outlines in em, from the left end of its baseline, and its width in em. */
export interface Line {
  outline: string;
  width: number;
}

interface SocialCard {
  brand: string;
  /** Title and subtitle, divided into lines. */
  title: readonly string[];
  subtitle: readonly string[];
  /** Font size of the title in pixels. */
  size: number;
  dir: 'ltr' | 'rtl';
  /** The scene as SVG. */
  drawing: string;
}

/** Distance of brand and text from the edge of the card, and height of the middle of the text, in pixels. */
const EDGE = 72;
const MIDDLE = 330;
/** Space between title and subtitle, in pixels. */
const GAP = 22;
/** Line height of the subtitle, and distance of a baseline from the top of its line, in em. */
const SUBTITLE_LINE = 1.4;
const BASELINE = 0.8;
const TEXT_COLOUR = '#142036';
const SUBTITLE_COLOUR = '#55607a';
/** Size and place of the scene, in pixels. */
const SCENE = { width: 640, height: 485, x: 556, y: 52 } as const;

/** The brand's mark, 36 units wide and high. */
const MARK =
  '<rect width="36" height="36" rx="9" fill="#142036"/><g fill="none" stroke-linecap="round" stroke-width="3.2"><path d="M8 12h6m4 0h10" stroke="#f3e3c3"/><path d="M16 12v12" stroke="#16b5a5"/><path d="M7 24.5h22" stroke="#16b5a5" stroke-width="4.4"/><path d="M10 24.5h3m3 0h3m3 0h3" stroke="#fff" stroke-width="1.2"/></g>';

/** The ground at the lower edge, as at the bottom of every page. */
const GROUND =
  '<path d="M0 580c200-10 350-8 533 0s350 6 667-3v53H0Z" fill="#e3cda0"/><path d="M0 594c217-10 383-6 583 0s400 6 617-6v42H0Z" fill="#c99f5f"/><path d="M0 606h1200v24H0Z" fill="#8d6140"/><path d="M0 609h1200v11H0Z" fill="#0c7f76"/><path d="M0 611h1200v7H0Z" fill="#16b5a5"/><path d="M0 614.5h1200" stroke="#fff" stroke-opacity=".85" stroke-width="2" stroke-dasharray="14 14"/>';

/** Letter spacing of a title, in em: none for Arabic script, whose letters are joined. */
export const trackingOf = (dir: 'ltr' | 'rtl'): number => (dir === 'rtl' ? 0 : -0.038);

/**
 * The card as SVG, in the day colours. `shapeLine` returns a line of text as outlines, with the given letter spacing
 * in em.
 */
export function socialCardSvg(
  { brand, title, subtitle, size, dir, drawing }: SocialCard,
  shapeLine: (text: string, tracking?: number) => Line,
): string {
  const { width, height } = CARD_SIZE;
  const isRtl = dir === 'rtl';
  const edge = isRtl ? width - EDGE : EDGE;
  const line = size * CARD_TEXT.lineHeight;
  const block =
    title.length * line + (subtitle.length > 0 ? GAP + subtitle.length * CARD_TEXT.subtitle * SUBTITLE_LINE : 0);
  const top = MIDDLE - block / 2;
  const words = ({ outline, width: ems }: Line, x: number, y: number, em: number, colour: string) =>
    `<g transform="translate(${isRtl ? x - ems * em : x} ${Math.round(y)}) scale(${em})" fill="${colour}">${outline}</g>`;
  const lines = [
    ...title.map((text, index) =>
      words(shapeLine(text, trackingOf(dir)), edge, top + index * line + size * BASELINE, size, TEXT_COLOUR),
    ),
    ...subtitle.map((text, index) =>
      words(
        shapeLine(text),
        edge,
        top + title.length * line + GAP + (index * SUBTITLE_LINE + BASELINE) * CARD_TEXT.subtitle,
        CARD_TEXT.subtitle,
        SUBTITLE_COLOUR,
      ),
    ),
  ];
  const mark = `<g transform="translate(${isRtl ? edge - 52 : edge} 62) scale(1.45)">${MARK}</g>`;
  const name = words(shapeLine(brand), isRtl ? edge - 70 : edge + 70, 100, 34, TEXT_COLOUR);
  const scene = placed(drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fbf7ee"/>`,
    isRtl ? `<g transform="translate(${width} 0) scale(-1 1)">${scene}</g>` : scene,
    GROUND,
    mark,
    name,
    ...lines,
    '</svg>',
  ].join('');
}

/**
 * Address of the card of the page at `path`. It has a hash of the content (`shown`), since browsers and services that
 * show previews cache a card without limit.
 */
export const socialCardAddress = (path: string, ...shown: readonly string[]): string =>
  `/social${path === '/' ? '/home' : path}.${hash('sha256', shown.join('\n')).slice(0, 8)}.jpg`;

/** The SVG of a drawing, with the place and size of the scene on the card. */
const placed = (drawing: string) =>
  drawing.replace(
    /^<svg([^>]*?) width="[\d.]+" height="[\d.]+"/,
    `<svg$1 x="${SCENE.x}" y="${SCENE.y}" width="${SCENE.width}" height="${SCENE.height}"`,
  );
