/** Checks the videos of pages: not too large for the server, and with valid captions. */
import { readFileSync, statSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import { isPublicFile, publicFile } from '../publicFiles.ts';
import { findingAt, type ContentRecord } from '../records.ts';

const MEGABYTE = 1e6;
/** The server keeps every file in memory. */
const MAX_BYTES = 50 * MEGABYTE;

/** Findings for videos and captions that a page cannot show. The rule `pictures` checks that the video exists. */
export function videos(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    videosOf(record).flatMap(({ field, src, captions }) => {
      const finding = (name: string, reason: string | undefined) =>
        reason === undefined ? [] : [findingAt('videos', record, [...field, name], reason)];
      return [...finding('src', fileFault(src)), ...finding('captions', captionsFault(captions))];
    }),
  );
}

const videosOf = (record: ContentRecord) =>
  record.kind !== 'page'
    ? []
    : record.data.content.sections.flatMap((section, index) =>
        section.kind === 'video' ? [{ ...section, field: ['content', 'sections', index] }] : [],
      );

const fileFault = (src: string): string | undefined =>
  isPublicFile(src) ? sizeFault(src, statSync(publicFile(src)).size) : undefined;

/** Why a video of `bytes` bytes is refused; undefined when it is not too large. */
export const sizeFault = (src: string, bytes: number): string | undefined =>
  bytes > MAX_BYTES
    ? `public${src} is ${Math.ceil(bytes / MEGABYTE)} MB, but at most ${MAX_BYTES / MEGABYTE} MB are allowed: export it in 720p`
    : undefined;

const captionsFault = (captions: string): string | undefined =>
  isPublicFile(captions)
    ? textFault(captions, readFileSync(publicFile(captions), 'utf8'))
    : `the file public${captions} does not exist: a video needs captions in each language`;

/** Why the text of a captions file is refused; undefined when it is valid. */
export const textFault = (captions: string, text: string): string | undefined =>
  /^\uFEFF?WEBVTT[\s\S]*-->/.test(text)
    ? undefined
    : `public${captions} is not a valid WebVTT file: it must begin with WEBVTT and contain times such as 00:01.000 --> 00:04.000`;
