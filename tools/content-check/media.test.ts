import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaFindings } from './media.ts';
import { record, findingTexts } from './sample.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, bytes: Buffer): void {
  const place = path.join(folder, 'media', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, bytes);
}

const picture = (width: number, height = 10) => sharp({ create: { width, height, channels: 3, background: '#4a7' } });
const page = (...files: string[]) =>
  record('page', 'en/pages/a.yaml', {
    img: files.map((file) => ({ file, alt: 'What is seen.' })),
    content: { metaData: { card: { image: 'card.jpg' } } },
  });
const found = (...files: string[]) => findingTexts(mediaFindings(folder, [page(...files)]).findings);

describe('photographs', () => {
  it('may be JPEG, PNG, WebP and AVIF, also in subfolders', async () => {
    put('a.jpg', await picture(1200).jpeg().toBuffer());
    put('b.png', await picture(1200).png().toBuffer());
    put('team/c.webp', await picture(1200).webp().toBuffer());
    put('team/2026/d-e_f.avif', await picture(1200).avif().toBuffer());
    const named = ['a.jpg', 'b.png', 'team/c.webp', 'team/2026/d-e_f.avif'];
    expect(mediaFindings(folder, [page(...named)])).toEqual({ findings: [], warnings: [] });
  });

  it('are not required: a missing folder is accepted', () => {
    expect(mediaFindings(folder, [page()])).toEqual({ findings: [], warnings: [] });
  });

  it('are reported when missing, with similar file names', async () => {
    const bytes = await picture(1200).jpeg().toBuffer();
    for (const file of ['crane.jpg', 'port/cranes.jpg', 'office.jpg']) put(file, bytes);
    expect(found('crain.jpg')).toEqual([
      'img[0].file: the file content/media/crain.jpg does not exist: did you mean crane.jpg or port/cranes.jpg?',
    ]);
    expect(found('warehouse.jpg')).toEqual([
      'img[0].file: the file content/media/warehouse.jpg does not exist: add the file',
    ]);
  });

  it('are checked by their content, not by their name', async () => {
    put('note.jpg', Buffer.from('no picture'));
    put('moving.png', await picture(1200).gif().toBuffer());
    put('renamed.png', await picture(1200).jpeg().toBuffer());
    expect(found('note.jpg', 'moving.png', 'renamed.png')).toEqual([
      '(file): is not a JPEG, PNG, WebP or AVIF file: export it as JPEG',
      '(file): is not a JPEG, PNG, WebP or AVIF file: export it as JPEG',
    ]);
  });

  it('are refused above 15 MB, or when narrower than the place shows them', async () => {
    put('heavy.jpg', Buffer.concat([await picture(1200).jpeg().toBuffer(), Buffer.alloc(16e6)]));
    put('small.jpg', await picture(1199, 2000).jpeg().toBuffer());
    put('upright.jpg', await picture(1600, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(found('heavy.jpg', 'small.jpg', 'upright.jpg')).toEqual([
      '(file): is 17 MB, but at most 15 MB are allowed: export it as JPEG, 3000 pixels wide',
      'img[1].file: small.jpg is 1199 pixels wide, but must have at least 1200 here: use a larger file',
      'img[2].file: upright.jpg is 900 pixels wide, but must have at least 1200 here: use a larger file',
    ]);
  });

  it('are refused with other letters or signs in the name, or with another extension', async () => {
    const bytes = await picture(1200).jpeg().toBuffer();
    for (const file of ['Team Photo.JPG', '_screen 10.15.02.jpg', 'فريق.jpg']) put(file, bytes);
    put('plan.svg', Buffer.from('<svg/>'));
    expect(found()).toEqual([
      '(file): must be renamed to team-photo.jpg: use only lower-case letters from a to z, digits and hyphens',
      '(file): must be renamed to screen-10-15-02.jpg: use only lower-case letters from a to z, digits and hyphens',
      '(file): cannot be shown on a page: export it as .jpg, .png, .webp or .avif',
      '(file): must be renamed: use only lower-case letters from a to z, digits and hyphens',
    ]);
  });

  it('that no record and no card shows give a warning instead of a finding', async () => {
    put('later.jpg', await picture(600).jpeg().toBuffer());
    put('card.jpg', await picture(1200).jpeg().toBuffer());
    const { findings, warnings } = mediaFindings(folder, [page()]);
    expect(findings).toEqual([]);
    expect(warnings).toMatchObject([
      { file: 'media/later.jpg', reason: 'is not used by any record: use it in one, or delete it' },
    ]);
  });
});
