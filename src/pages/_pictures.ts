/** Resolves the pictures that records name into files with sizes. */
import { drawing } from '@site/art';
import type { PhotographView, PictureView } from '#content/normalise/views.ts';
import type { CaseStudyRecord } from '#content/schema/case-study.ts';
import type { PhotographSource } from '#ui/Photograph.tsx';
import type { PictureSource } from '#ui/Picture.tsx';

/** Start of a path to a file that the company has put under `public/media/`. */
const MEDIA = '/media/';

/** A picture of our kit by its reference, a file of the company, or a photograph. Rejects what does not exist, and a file without its size. */
export async function pictureOf(picture: PictureView): Promise<PictureSource> {
  if ('file' in picture) return photographOf(picture);
  const { src, alt, width, height } = picture;
  if (!src.startsWith(MEDIA)) return { ...drawing(src), alt };
  if (width === undefined || height === undefined) throw new Error(`${src} needs its width and height`);
  return { src, alt, width, height };
}

/** A photograph by its file in `content/media/`. Rejects a file that is not there. */
export async function photographOf(photograph: PhotographView): Promise<PhotographSource> {
  // Only Astro knows the image service; a site without photographs does not ask it.
  const { made } = await import('./_photographs.ts');
  return made(photograph);
}

/** A decorative drawing: what it shows stands in words beside it. */
export const decoration = (reference: string): PictureSource => ({ ...drawing(reference), alt: '' });

/** The picture of a case study: its own, or a drawing of its industry, as a whole or in one `view` of it. */
export const casePicture = (
  { img, industry }: Pick<CaseStudyRecord, 'img' | 'industry'>,
  view: '' | '#why' | '#banner' = '',
): PictureSource | Promise<PictureSource> => (img ? pictureOf(img) : decoration(`scene:industries/${industry}${view}`));

/** The wide drawing of the place that `picture` shows, by day or by night. A photograph and a file of the company have none. */
export const wideOf = (picture: PictureView, view: 'wide' | 'wide-night'): PictureSource | undefined =>
  'src' in picture && !picture.src.startsWith(MEDIA)
    ? decoration(`${picture.src.split('#')[0] ?? ''}#${view}`)
    : undefined;
