/** Checks the pictures that records name for link previews: each must exist and be large enough for a social card. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARD_SIZE } from '@site/art/social-card';
import { cardFile } from '../../src/content/schema/cardImage.ts';
import type { Finding } from './finding.ts';
import { ownMetaOf } from './head.ts';
import { pictureSize } from './pictureSize.ts';
import { findingAt, type ContentRecord } from './records.ts';

/** Findings for cards whose picture cannot be used. `root` is the folder that contains `content/` and `public/`. */
export function cardImages(records: readonly ContentRecord[], root = '.'): Finding[] {
  return records.flatMap((record) => {
    const { meta, field } = ownMetaOf(record);
    if (!meta?.card?.image) return [];
    const place = [...field, 'card', 'image'];
    const reason = fault(root, cardFile(meta.card.image));
    return reason ? [findingAt('card-image', record, place, reason)] : [];
  });
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** Why the file cannot be used for a card, and what to do; undefined when it can. */
function fault(root: string, file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch {
    return `the file ${file} does not exist: add it, or choose another`;
  }
  const size = pictureSize(bytes);
  if (size?.type !== 'jpg' && size?.type !== 'png')
    return `${file} is not a JPEG or PNG: export it in one of these formats`;
  return size.width < WIDTH || size.height < HEIGHT
    ? `${file} is ${size.width} by ${size.height} pixels: export it with at least ${WIDTH} by ${HEIGHT}`
    : undefined;
}
