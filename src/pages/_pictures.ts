/** Resolves the pictures that records name into files with sizes. */
import { sceneFile } from '#art/files.ts';
import type { PictureView } from '#content/normalise/views.ts';
import type { PictureSource } from '#ui/Picture.tsx';

/** A picture of our kit by its reference, or a file the company has put under `public/media/`. */
export function pictureOf({ src, alt }: PictureView): PictureSource {
  return { ...sceneFile(src), alt };
}

/** A decorative drawing: what it shows stands in words beside it. */
export const decoration = (reference: string): PictureSource => ({ ...sceneFile(reference), alt: '' });

/** The wide picture of the place that `reference` shows, by day or by night. */
export const wideOf = (reference: string, view: 'wide' | 'wide-night'): PictureSource =>
  decoration(`${reference.split('#')[0] ?? ''}#${view}`);
