/** The company's own pictures for link previews. The content check verifies that the files exist and are large enough. */
import { z } from 'zod';

/** A path with a leading slash is relative to `public/` (`/media/launch.jpg`), others to `content/media/` (`launch.jpg`). */
export const cardImage = z
  .string()
  .regex(
    /^(?:\/(?:[\w-]+\/)*|(?:[\w-]+\/)*)[\w-]+\.(?:jpe?g|png)$/,
    "expected a JPEG or PNG: 'launch.jpg' in content/media/, or '/media/launch.jpg' in public/",
  )
  .describe('Picture of the link preview, at least 1200 by 630 pixels; it is cropped around its centre');

/** Path of the picture's file, relative to the root of the project. */
export const cardFile = (image: string): string =>
  image.startsWith('/') ? `public${image}` : `content/media/${image}`;
