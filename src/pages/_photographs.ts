/** Photographs of `content/media/` as pages show them, made by the image service of Astro in the sizes that places need. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { PhotographView } from '#content/normalise/views.ts';
import type { PhotographSource } from '#ui/Photograph.tsx';

const FOLDER = '/content/media/';
const FILES = import.meta.glob<{ default: ImageMetadata }>('/content/media/**/*.{jpg,jpeg,png,webp,avif}');

/** Widths in pixels: for a list or a phone with a plain screen, for phones, and for half of a wide page on a fine screen. None is wider than the file. */
const WIDTHS = [480, 800, 1200];
const CENTRE = { x: 50, y: 50 };

/** The files made of a photograph, its size in pixels and its point of focus. Rejects a file that `content/media/` does not hold. */
export async function made({ file, alt, focus = CENTRE }: PhotographView): Promise<PhotographSource> {
  const load = FILES[FOLDER + file];
  if (!load) throw new Error(`content/media/${file} does not exist`);
  // Handed on unread: a file whose fields are asked for is served as it is, with all that the camera wrote into it.
  const { default: src } = await load();
  // The service sorts the list that it is given, and keeps it.
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
      // A browser takes the first that it knows.
      formats: [
        { type: 'image/avif', srcSet: avif.srcSet.attribute },
        { type: 'image/webp', srcSet: webp.srcSet.attribute },
      ],
      focus,
    },
  };
}
