/** The company's own picture for the link preview of a page, as named in its record. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { socialCardAddress } from '@site/art/social-card';
import { cardFile } from '#content/schema/cardImage.ts';

/** The file and the address at which `tools/publish` writes it, cropped to the size of a card. Throws when the file does not exist. */
export function ownCard(path: string, image: string): { file: string; address: string } {
  const file = cardFile(image);
  const digest = hash('sha256', readFileSync(file));
  return { file, address: socialCardAddress(path, digest) };
}
