/** Checks `media/`, the photographs of a content folder: the build must be able to use each file, and records must name existing files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editDistance } from 'cspell-trie-lib';
import { isPhotographFile } from '../../src/content/schema/photograph.ts';
import type { Finding } from './finding.ts';
import { ownMetaOf } from './head.ts';
import { pictureSize } from './pictureSize.ts';
import { filesBelow, findingAt, MEDIA_FOLDER, type ContentRecord } from './records.ts';
import { stringsOf } from './texts.ts';

const MEGABYTE = 1e6;
/** A larger file makes the repository large and does not look better. */
export const MAX_PICTURE_BYTES = 15 * MEGABYTE;
/** Minimum width in pixels: twice the width in CSS pixels at which a wide page shows the picture, or a person's page their portrait. */
const minWidth = ({ kind }: ContentRecord): number => (kind === 'person' ? 640 : 1200);
const FORMATS: readonly (string | undefined)[] = ['jpg', 'png', 'webp', 'avif'];

interface MediaFindings {
  findings: Finding[];
  warnings: Finding[];
}

/**
 * Findings for files that the build cannot use, and for files that a record names and that are missing or too small. A warning for each
 * file that no record names.
 */
export function mediaFindings(folder: string, records: readonly ContentRecord[]): MediaFindings {
  const cwd = path.join(folder, MEDIA_FOLDER);
  const files = filesBelow(cwd);
  // Width in pixels of each usable file.
  const widths = new Map<string, number>();
  const findings = files.flatMap((file) => {
    const fault = nameFault(file) ?? fileFault(path.join(cwd, file), (width) => widths.set(file, width));
    return fault ? [ofFile(file, fault)] : [];
  });
  const named = records.flatMap((record) => photographsOf(record).map((use) => ({ record, ...use })));
  const cards = records.map((record) => ownMetaOf(record).meta?.card?.image);
  const used = new Set([...named.map(({ file }) => file), ...cards]);
  return {
    findings: [
      ...findings,
      ...named.flatMap(({ record, field, file }) => {
        const reason = files.includes(file)
          ? sizeFault(file, widths.get(file), minWidth(record))
          : missing(file, files);
        return reason ? [findingAt('media', record, field, reason)] : [];
      }),
    ],
    warnings: files
      .filter((file) => !used.has(file))
      .map((file) => ofFile(file, 'is not used by any record: use it in one, or delete it')),
  };
}

const ofFile = (file: string, reason: string): Finding => ({
  rule: 'media',
  file: `${MEDIA_FOLDER}/${file}`,
  field: '(file)',
  reason,
});

/** Every photograph that a record names, with the field. */
const photographsOf = ({ data }: ContentRecord): { field: PropertyKey[]; file: string }[] =>
  stringsOf(data)
    .filter(({ field, text }) => field.at(-1) === 'file' && isPhotographFile(text))
    .map(({ field, text }) => ({ field, file: text }));

function nameFault(file: string): string | undefined {
  if (isPhotographFile(file)) return undefined;
  const extension = path.extname(file).toLowerCase();
  if (!isPhotographFile(`a${extension}`)) return 'cannot be shown on a page: export it as .jpg, .png, .webp or .avif';
  const base = file.slice(0, -extension.length).toLowerCase();
  const better = base.replaceAll(/[^a-z0-9_/-]+/g, '-').replaceAll(/(?<=^|\/)[_-]+/g, '') + extension;
  return `must be renamed${isPhotographFile(better) ? ` to ${better}` : ''}: use only lower-case letters from a to z, digits and hyphens`;
}

function fileFault(file: string, remember: (width: number) => void): string | undefined {
  const bytes = readFileSync(file);
  if (bytes.length > MAX_PICTURE_BYTES) {
    const megabytes = (size: number) => `${Math.ceil(size / MEGABYTE)} MB`;
    return `is ${megabytes(bytes.length)}, but at most ${megabytes(MAX_PICTURE_BYTES)} are allowed: export it as JPEG, 3000 pixels wide`;
  }
  const size = pictureSize(bytes);
  if (!size || !FORMATS.includes(size.type)) return 'is not a JPEG, PNG, WebP or AVIF file: export it as JPEG';
  remember(size.width);
  return undefined;
}

const sizeFault = (file: string, width: number | undefined, least: number): string | undefined =>
  width !== undefined && width < least
    ? `${file} is ${width} pixels wide, but must have at least ${least} here: use a larger file`
    : undefined;

/** A file name is suggested when at most this many letters differ. */
const MAX_DISTANCE = 3;

function missing(file: string, files: readonly string[]): string {
  const near = files
    .map((other) => ({ other, distance: Math.min(distance(file, other), distance(baseOf(file), baseOf(other))) }))
    .filter(({ distance: letters }) => letters <= MAX_DISTANCE)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ other }) => other);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'add the file';
  return `the file content/${MEDIA_FOLDER}/${file} does not exist: ${hint}`;
}

const baseOf = (file: string): string => path.posix.basename(file, path.posix.extname(file));
const distance = (a: string, b: string): number => editDistance(a, b, 1);
