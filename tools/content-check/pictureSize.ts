/** Reads the format and the size of a picture from its content. */
import { imageSize } from 'image-size';

interface PictureSize {
  /** The format, for example `jpg`. */
  type: string | undefined;
  /** In pixels, after the rotation in the EXIF data. */
  width: number;
  height: number;
}

/** The format and the size of the picture; undefined when the bytes are not a picture. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    // EXIF orientations from 5 on turn the picture by 90 degrees.
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height };
  } catch {
    return undefined;
  }
}
