/** Photographs of `content/media/`: Astro's image service makes the files that pages show, in several widths and formats. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { PhotographView } from '#content/normalise/views.ts';
import type { PhotographSource } from '#ui/Photograph.tsx';

const FOLDER = '/content/media/';
const FILES = import.meta.glob<{ default: ImageMetadata }>('/content/media/**/*.{jpg,jpeg,png,webp,avif}');

/**
 * Widths in pixels: for lists and for phones with a pixel ratio of 1, for other phones, and for half of a wide page with a high pixel
 * ratio. Astro makes no file that is wider than the original.
 */
const WIDTHS = [480, 800, 1200];
const CENTRE = { x: 50, y: 50 };

/** The files made from a photograph, its size in pixels and its focus point. Rejects when the file is not in `content/media/`. */
export async function resized({ file, alt, focus = CENTRE }: PhotographView): Promise<PhotographSource> {
  const load = FILES[FOLDER + file];
  if (!load) throw new Error(`content/media/${file} does not exist`);
  // Do not read fields of `src`: Astro would then also publish the original file, with its metadata from the camera.
  const { default: src } = await load();
  // A copy of the list, because the image service sorts it in place and keeps it.
  const inFormat = (format: string) => getImage({ src, format, widths: [...WIDTHS] });
  const [avif, webp] = await Promise.all([inFormat('avif'), inFormat('webp')]);
  const { width = 0, height = 0 } = webp.options;
  const [least, middle = least] = webp.srcSet.values;
  return {
    src: middle?.url ?? '',
    alt,
    width,
    height,
    photograph: {
      // A browser uses the first format that it supports.
      formats: [
        { type: 'image/avif', srcSet: avif.srcSet.attribute },
        { type: 'image/webp', srcSet: webp.srcSet.attribute },
      ],
      focus,
    },
  };
}
