/** Writes the ICO format: pictures of several sizes in one file, for `/favicon.ico`. */
const HEADER = 6;
const ENTRY = 16;

/** An ICO of square PNG pictures, each up to 255 pixels wide. */
export function icoOf(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    head.set([size, size], entry);
    // One plane of 32 bits.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
