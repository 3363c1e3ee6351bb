/** Photographs that editors upload into `content/media/`: which ones are accepted, and how they are stored. */
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { isPhotographFile } from '../../src/content/schema/photograph.ts';
import { MAX_PICTURE_BYTES } from '../../tools/content-check/media.ts';
import { Refused } from '../refused.ts';

/** The folder of photographs in the repository. */
export const MEDIA = 'content/media/';

/** True for a path in the folder of photographs, whatever its file name. */
export const isInMedia = (file: string): boolean => file.startsWith(MEDIA);

/** In pixels. A picture with more is refused, because decoding it could exhaust the memory. */
const MAX_PIXELS = 120_000_000;
/** In pixels, for the longer side. Pages show photographs up to 1200 pixels wide, and link previews also use 1200. */
const MAX_SIDE = 3000;
/** Encoding quality at which no loss is visible. The quality in the pages is much lower. */
const QUALITY = 90;

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

const FORMATS: Readonly<Record<string, Format>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
};

/** Throws {@link Refused} if a photograph must not have this path in the repository. */
export function refuseName(file: string): void {
  const name = isInMedia(file) ? file.slice(MEDIA.length) : file;
  if (isInMedia(file) && isPhotographFile(name)) return;
  // With this file the asset library creates a folder.
  if (path.basename(file) === '.gitkeep')
    throw new Refused(422, 'Not saved: folders cannot be created here. Upload the picture into the open folder.');
  throw new Refused(
    422,
    FORMATS[path.extname(file).toLowerCase()] === undefined
      ? `Not saved: ${name} does not end in .jpg, .jpeg, .png, .webp or .avif. Export the picture as JPEG.`
      : `Not saved: ${name} is not a valid file name. Use lower case letters, digits and hyphens, for example team-photo.jpg.`,
  );
}

/** The format of a photograph with this path in the repository. Rejects with {@link Refused} if its name, size or content is not allowed. */
export async function formatFor(file: string, bytes: Uint8Array): Promise<Format> {
  refuseName(file);
  const name = path.basename(file);
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw new Refused(
      422,
      `Not saved: ${name} is larger than ${MAX_PICTURE_BYTES / 1e6} MB. Export it as JPEG, 3000 pixels wide.`,
    );
  }
  const format = FORMATS[path.extname(file)];
  const actual = formatOf(
    await sharp(bytes)
      .metadata()
      .catch(() => undefined),
  );
  if (format === undefined || actual !== format) {
    throw new Refused(422, `Not saved: ${name} contains ${contentFault(actual)}`);
  }
  return format;
}

/** What a file contains when its content does not match its extension, and what the editor can do. */
function contentFault(actual: string | undefined): string {
  if (actual === undefined) return 'no readable picture. Export it again as JPEG.';
  const extension = Object.keys(FORMATS).find((key) => FORMATS[key] === actual);
  const advice = extension === undefined ? 'Export it as JPEG.' : `Change the end of its name to ${extension}.`;
  return `a picture in the format ${actual.toUpperCase()}. ${advice}`;
}

/**
 * Converts a photograph to its stored form: upright, at most 3000 pixels long, in the format of its file name, and without metadata of the
 * camera (place, time, owner). Rejects with {@link Refused} if its name, size or content is not allowed.
 */
export async function keptPicture(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const format = await formatFor(file, bytes);
  try {
    // PNG has no quality: with one, sharp would reduce the picture to 256 colours.
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer();
  } catch {
    throw new Refused(
      422,
      `Not saved: ${path.basename(file)} is damaged or has too many pixels. Export it again as JPEG, 3000 pixels wide.`,
    );
  }
}

const formatOf = (metadata: Metadata | undefined): string | undefined =>
  metadata?.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata?.format;
