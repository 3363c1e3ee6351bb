/** Pictures of link previews that a company makes itself. That they are there and large enough is found by the content check. */
import { z } from 'zod';

/** `/media/launch.jpg` lies under `public/`, `launch.jpg` in `content/media/`. */
export const cardImage = z
  .string()
  .regex(
    /^(?:\/(?:[\w-]+\/)*|(?:[\w-]+\/)*)[\w-]+\.(?:jpe?g|png)$/,
    "expected a JPEG or PNG: 'launch.jpg' of content/media/, or '/media/launch.jpg' of public/",
  )
  .describe('Picture of the link preview, at least 1200 by 630 pixels; its middle is shown');

/** The file of such a picture, from the root of the project. */
export const cardFile = (image: string): string =>
  image.startsWith('/') ? `public${image}` : `content/media/${image}`;
