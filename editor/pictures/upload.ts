/** Photographs that editors upload into `content/media/`: what is taken, and what of it is kept. */
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { isPhotographFile } from '../../src/content/schema/photograph.ts';
import { Refused } from '../refused.ts';

/** The folder of photographs in the repository. */
export const MEDIA = 'content/media/';

/** True for a path of the repository below the folder of photographs, whatever its name. */
export const isInMedia = (file: string): boolean => file.startsWith(MEDIA);

/** In bytes, as the content check has it. */
export const LARGEST_PICTURE = 15_000_000;
/** A picture that unfolds to more pixels is made to fill the memory. */
const MOST_PIXELS = 120_000_000;
/** In pixels, of the longer side: pages show up to 1200, and a link preview 1200 too. */
const LONGEST_SIDE = 3000;
/** Not to be seen, and far from the quality of the pages, which is lower. */
const QUALITY = 90;

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

const FORMATS: Readonly<Record<string, Format>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Throws {@link Refused} when a photograph may not have this path of the repository. */
export function refuseName(file: string): void {
  if (isInMedia(file) && isPhotographFile(file.slice(MEDIA.length))) return;
  throw new Refused(
    422,
    `Not saved: ${path.basename(file)} is no name of a photograph. Pictures end in .jpg, .png, .webp or .avif, and their names have small letters, figures and hyphens, such as team-photo.jpg.`,
  );
}

/** The format of a photograph, which may have this path of the repository. Rejects with {@link Refused} for its name, its size or what it holds. */
export async function formatFor(file: string, bytes: Uint8Array): Promise<Format> {
  refuseName(file);
  const name = path.basename(file);
  if (bytes.length > LARGEST_PICTURE) {
    throw new Refused(
      422,
      `Not saved: ${name} has more than ${LARGEST_PICTURE / 1e6} MB. Export it as JPEG, 3000 pixels wide.`,
    );
  }
  const format = FORMATS[path.extname(file)];
  const held = formatOf(
    await sharp(bytes)
      .metadata()
      .catch(() => undefined),
  );
  if (format === undefined || held !== format) {
    throw new Refused(
      422,
      `Not saved: ${name} holds ${held === undefined ? 'no picture that can be read' : `a picture of the format ${held}`}. Export it again as JPEG.`,
    );
  }
  return format;
}

/**
 * The photograph as it is kept: upright, at most 3000 pixels long, in the format of its name, and without what the camera wrote into it:
 * place, time, owner. Rejects with {@link Refused} for what is no such picture.
 */
export async function keptPicture(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const format = await formatFor(file, bytes);
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY })
      .toBuffer();
  } catch {
    throw new Refused(
      422,
      `Not saved: ${path.basename(file)} is damaged or has too many pixels. Export it again as JPEG.`,
    );
  }
}

const formatOf = (metadata: Metadata | undefined): string | undefined =>
  metadata?.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata?.format;
