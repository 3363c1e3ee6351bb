/** Draws SVG into PNG. */
import sharp from 'sharp';

/** Draws an SVG `width` pixels wide. With `isFlat` its colours are taken from a palette, which weighs a third and looks the same. */
export type Render = (svg: string, width: number, isFlat?: boolean) => Promise<Buffer>;

export const render: Render = (svg, width, isFlat = true) =>
  sharp(Buffer.from(svg)).resize(width).png({ palette: isFlat, effort: 4 }).toBuffer();
