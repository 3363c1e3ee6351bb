/** Resolves the pictures that records name to files with sizes. */
import { drawing } from '@site/art';
import type { PhotographView, PictureView } from '#content/normalise/views.ts';
import type { CaseStudyRecord } from '#content/schema/case-study.ts';
import type { PhotographSource } from '#ui/Photograph.tsx';
import type { PictureSource } from '#ui/Picture.tsx';

/** Start of the path of a file in `public/media/`. */
const MEDIA = '/media/';

/**
 * A drawing of `packages/art`, a file of `public/media/`, or a photograph. Rejects when a drawing or photograph does not exist, and when a
 * file has no size.
 */
export async function pictureOf(picture: PictureView): Promise<PictureSource> {
  if ('file' in picture) return photographOf(picture);
  const { src, alt, width, height } = picture;
  if (!src.startsWith(MEDIA)) return { ...drawing(src), alt };
  if (width === undefined || height === undefined) throw new Error(`${src} needs its width and height`);
  return { src, alt, width, height };
}

/** A photograph by its file in `content/media/`. Rejects when the file does not exist. */
export async function photographOf(photograph: PhotographView): Promise<PhotographSource> {
  // Imported when needed: the image service works within Astro only, and a site without photographs does not use it.
  const { resized } = await import('./_photographs.ts');
  return resized(photograph);
}

/** A decorative drawing, without alternative text: the text next to it describes the same. */
export const decoration = (reference: string): PictureSource => ({ ...drawing(reference), alt: '' });

/** The picture of a case study: the one in its record or, without one, the drawing of its industry or a `view` of that drawing. */
export const casePicture = (
  { img, industry }: Pick<CaseStudyRecord, 'img' | 'industry'>,
  view: '' | '#why' | '#banner' = '',
): PictureSource | Promise<PictureSource> => (img ? pictureOf(img) : decoration(`scene:industries/${industry}${view}`));

/**
 * The wide view of the drawing `picture`, for a light (`wide`) or dark background (`wide-night`). Undefined for a photograph and for a file
 * of `public/media/`.
 */
export const wideOf = (picture: PictureView, view: 'wide' | 'wide-night'): PictureSource | undefined =>
  'src' in picture && !picture.src.startsWith(MEDIA)
    ? decoration(`${picture.src.split('#')[0] ?? ''}#${view}`)
    : undefined;
