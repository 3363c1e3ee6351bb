/** The picture of a record for the link preview of its page. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { socialCardAddress } from '@site/art/social-card';
import { cardFile } from '#content/schema/cardImage.ts';

/** Its file and the address at which `tools/publish` puts it, cut to the size of a card. Throws when there is no such file. */
export function ownCard(path: string, image: string): { file: string; address: string } {
  const file = cardFile(image);
  const digest = hash('sha256', readFileSync(file));
  return { file, address: socialCardAddress(path, digest) };
}
