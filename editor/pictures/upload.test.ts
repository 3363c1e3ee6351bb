import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fromPublic, toPublic } from './publicPath.ts';
import { MAX_PICTURE_BYTES } from '../../tools/content-check/media.ts';
import { keptPicture } from './upload.ts';

const PLACE = 'content/media/team/office.jpg';
const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#4a7' } });
/** A photograph as a phone saves it: rotated by its metadata, with owner and place in the file. */
const taken = picture()
  .withExif({ IFD0: { Artist: 'Shilan' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 11/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

describe('an uploaded photograph', () => {
  it('is stored upright and without the metadata of the camera', async () => {
    expect((await taken).includes('Exif')).toBe(true);
    const kept = await keptPicture(PLACE, await taken);
    const { exif, xmp, iptc, orientation, width, height, format } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect({ width, height, format }).toEqual({ width: 20, height: 40, format: 'jpeg' });
    expect(Buffer.from(kept).includes('Exif')).toBe(false);
  });

  it('is at most 3000 pixels long, and never enlarged', async () => {
    const wide = await keptPicture(PLACE, await picture(3200, 1600).jpeg().toBuffer());
    expect(await sharp(wide).metadata()).toMatchObject({ width: 3000, height: 1500 });
    const small = await keptPicture('content/media/a.webp', await picture().webp().toBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 20, format: 'webp' });
  });

  it('may be AVIF or PNG', async () => {
    await expect(keptPicture('content/media/a.avif', await picture().avif().toBuffer())).resolves.toBeDefined();
    await expect(keptPicture('content/media/a.png', await picture().png().toBuffer())).resolves.toBeDefined();
  });

  it('keeps all its colours as PNG', async () => {
    const raw = { width: 64, height: 64, channels: 3 } as const;
    const pixels = Buffer.from(Array.from({ length: 64 * 64 }, (_, index) => [index % 64, index >> 6, 128]).flat());
    const kept = await keptPicture('content/media/a.png', await sharp(pixels, { raw }).png().toBuffer());
    expect((await sharp(kept).raw().toBuffer()).equals(pixels)).toBe(true);
  });

  it.each([
    ['content/media/Team Photo.JPG', 'Team Photo.JPG is not a valid file name. Use lower case letters'],
    ['content/media/Team/a.jpg', 'Team/a.jpg is not a valid file name. Use lower case letters'],
    ['content/media/../../public/a.jpg', '../../public/a.jpg is not a valid file name'],
    ['public/media/a.jpg', 'public/media/a.jpg is not a valid file name'],
    [
      'content/media/plan.svg',
      'plan.svg does not end in .jpg, .jpeg, .png, .webp or .avif. Export the picture as JPEG',
    ],
    ['content/media/plan', 'plan does not end in .jpg, .jpeg, .png, .webp or .avif'],
    ['content/media/new/.gitkeep', 'folders cannot be created here. Upload the picture into the open folder.'],
    ['content/media/a.png', 'a.png contains a picture in the format JPEG. Change the end of its name to .jpg.'],
  ])('is refused as %s, with the reason and what to do', async (file, reason) => {
    await expect(keptPicture(file, await taken)).rejects.toThrow(`Not saved: ${reason}`);
  });

  it('is refused when it is not such a picture, or too large', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(keptPicture(PLACE, svg)).rejects.toThrow('contains a picture in the format SVG. Export it as JPEG.');
    const webp = await picture().webp().toBuffer();
    await expect(keptPicture(PLACE, webp)).rejects.toThrow(
      'a picture in the format WEBP. Change the end of its name to .webp.',
    );
    await expect(keptPicture(PLACE, Buffer.from('<?php'))).rejects.toThrow(
      'no readable picture. Export it again as JPEG.',
    );
    await expect(keptPicture(PLACE, (await taken).subarray(0, 300))).rejects.toThrow('Not saved');
    await expect(keptPicture(PLACE, new Uint8Array(MAX_PICTURE_BYTES + 1))).rejects.toThrow('larger than 15 MB');
  });
});

it('has an address in the form, and a path in the record', () => {
  const record = {
    photograph: { file: 'team/a.jpg', alt: 'team/a.jpg' },
    meta: { card: { image: '/media/old.jpg' } },
    list: [{ file: 'b.png' }],
  };
  const form = {
    photograph: { file: '/content/media/team/a.jpg', alt: 'team/a.jpg' },
    meta: { card: { image: '/media/old.jpg' } },
    list: [{ file: '/content/media/b.png' }],
  };
  expect(toPublic(record)).toEqual(form);
  expect(fromPublic(form)).toEqual(record);
});
