/** Renders SVG to PNG and JPEG, and crops pictures. */
import sharp from 'sharp';

/** Draws an SVG `width` pixels wide. */
export type Render = (svg: string, width: number) => Promise<Buffer>;

export const renderPng: Render = (svg, width) => sharp(Buffer.from(svg)).resize(width).png().toBuffer();

/** Draws an SVG in the middle of a square of this colour, `width` pixels wide. It fills four fifths of the width. */
export async function renderOnSquare(svg: string, width: number, background: string): Promise<Buffer> {
  const inner = Math.round(width * 0.8);
  const picture = await sharp(Buffer.from(svg)).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width, height: width, channels: 3, background } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

/** For pictures without transparency. Takes half the time of a PNG with a palette, which is nearly as small. */
export const renderJpeg: Render = (svg, width) =>
  sharp(Buffer.from(svg)).resize(width).jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer();

/** The centre of a picture file as a JPEG of this size in pixels, without the metadata of the camera. */
export const crop = (file: string, width: number, height: number): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer();
