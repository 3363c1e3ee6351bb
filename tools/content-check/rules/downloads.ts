/** Checks the files that are given only to a confirmed mail address: they must exist, not be empty, and not be public too. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '#site.config';
import { downloadName, DOWNLOADS_FOLDER } from '../../../shared/downloads.ts';
import type { Finding } from '../finding.ts';
import { enabledRecords } from '../publishedRecords.ts';
import { filesBelow, findingAt, type ContentRecord } from '../records.ts';
import { missingInPrivacy } from './site-config.ts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

interface Use {
  record: ContentRecord;
  field: readonly PropertyKey[];
  /** Path below `content/downloads/`. */
  src: string;
}

/** Findings for such files of this project, and for privacy notices that do not describe the form when a page offers such a file. */
export const downloads = (records: readonly ContentRecord[]): Finding[] =>
  downloadFindings(records, { project: PROJECT, isOn: site.forms.downloads });

/** The same findings for the project in the folder `project`. `isOn`: the form that requests the files is enabled. */
export function downloadFindings(
  records: readonly ContentRecord[],
  { project, isOn }: { project: string; isOn: boolean },
): Finding[] {
  const uses = enabledRecords(records).flatMap(usesOf);
  if (uses.length === 0) return [];
  const named = new Map(uses.map(({ src }) => [downloadName(src), src]));
  const findings = uses.flatMap(({ record, field, src }) => {
    const other = named.get(downloadName(src));
    const reason =
      fileFault(project, src) ??
      (other === src
        ? undefined
        : `has the same name as ${other ?? ''} except for the ending: rename one of the files`) ??
      (isOn ? undefined : 'cannot be requested: forms.downloads is off in site.config.ts');
    return reason === undefined ? [] : [findingAt('downloads', record, field, reason)];
  });
  return [...findings, ...missingInPrivacy(records, 'downloads')];
}

const usesOf = (record: ContentRecord): Use[] =>
  record.kind !== 'page'
    ? []
    : record.data.content.sections.flatMap((section, index) =>
        section.kind === 'downloads'
          ? section.files.flatMap(({ src, confirm }, position) =>
              confirm ? [{ record, field: ['content', 'sections', index, 'files', position, 'src'], src }] : [],
            )
          : [],
      );

function fileFault(project: string, src: string): string | undefined {
  const file = path.join(project, DOWNLOADS_FOLDER, src);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return `the file ${DOWNLOADS_FOLDER}/${src} does not exist`;
  if (found.size === 0) return `${DOWNLOADS_FOLDER}/${src} is empty`;
  const copy = publicCopy(path.join(project, 'public'), file, found.size);
  return copy && `is also public, as public/${copy}: delete that copy`;
}

/** The file under `publicFolder` that has the same name as `file` or the same bytes; undefined when there is none. */
const publicCopy = (publicFolder: string, file: string, size: number): string | undefined =>
  filesBelow(publicFolder).find((name) => {
    const other = path.join(publicFolder, name);
    const hasSameName = path.basename(other) === path.basename(file);
    return hasSameName || (statSync(other).size === size && readFileSync(other).equals(readFileSync(file)));
  });
