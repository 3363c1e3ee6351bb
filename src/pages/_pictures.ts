/** Resolves the pictures that records name into files with sizes. */
import { drawing } from '@site/art';
import type { PictureView } from '#content/normalise/views.ts';
import type { PictureSource } from '#ui/Picture.tsx';

/** Start of a path to a file that the company has put under `public/media/`. */
const MEDIA = '/media/';

/** A picture of our kit by its reference, or a file of the company. Throws for a drawing that does not exist and for a file without its size. */
export function pictureOf({ src, alt, width, height }: PictureView): PictureSource {
  if (!src.startsWith(MEDIA)) return { ...drawing(src), alt };
  if (width === undefined || height === undefined) throw new Error(`${src} needs its width and height`);
  return { src, alt, width, height };
}

/** A decorative drawing: what it shows stands in words beside it. */
export const decoration = (reference: string): PictureSource => ({ ...drawing(reference), alt: '' });

/** The wide picture of the place that `reference` shows, by day or by night. A file of the company has none. */
export const wideOf = (reference: string, view: 'wide' | 'wide-night'): PictureSource | undefined =>
  reference.startsWith(MEDIA) ? undefined : decoration(`${reference.split('#')[0] ?? ''}#${view}`);
