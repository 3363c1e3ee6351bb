/** Links and pictures in the Markdown of articles, case studies and roles. */
import { markdownToHast, type HastNode } from 'satteri';
import { addressesOf, unpublishedPaths } from '../addresses.ts';
import type { Finding } from '../finding.ts';
import { nodesOf } from '../hast.ts';
import { isPublicFile } from '../publicFiles.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { enabledRecords } from '../publishedRecords.ts';

type Element = Extract<HastNode, { type: 'element' }>;
/** Why there is no page at a path; undefined where there is one. */
type MissingReason = (path: string) => string | undefined;

/**
 * Findings for links to pages that do not exist and for pictures without file, size or alternative text. An unpublished record may link to
 * unpublished pages.
 */
export function links(records: readonly ContentRecord[]): Finding[] {
  const known = addressesOf(records);
  const unpublished = unpublishedPaths(records);
  return enabledRecords(records).flatMap((record) => {
    if (!('body' in record.data)) return [];
    const { body } = record.data;
    const missingReason: MissingReason = (path) => {
      if (known.has(path) || isPublicFile(path) || (record.unpublished && unpublished.has(path))) return undefined;
      return unpublished.get(path) ?? 'is not a page of the site';
    };
    return [...nodesOf(markdownToHast(body, { features: { rawHtml: true } }))].flatMap((node) => {
      if (node.type !== 'element') return [];
      const { address, reason } = faultOf(node, missingReason);
      if (!reason) return [];
      const offset = Math.max(body.indexOf(address.replace(/^http:\/\//, '')), 0);
      return [findingAt('links', record, ['body'], `‘${address}’ ${reason}`, offset)];
    });
  });
}

/** The address in an element, and why it is not valid. */
function faultOf(
  { tagName, properties }: Element,
  missingReason: MissingReason,
): { address: string; reason?: string | undefined } {
  const address = (tagName === 'img' ? properties.src : properties.href) ?? '';
  if (tagName === 'img') return { address, reason: pictureFault(address, properties) };
  return { address, reason: tagName === 'a' && 'href' in properties ? linkFault(address, missingReason) : undefined };
}

function linkFault(address: string, missingReason: MissingReason): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (address.startsWith('/')) {
    const [path = ''] = address.split(/[?#]/);
    return missingReason(path);
  }
  const protocol = URL.canParse(address) ? new URL(address).protocol : undefined;
  return protocol === 'https:' || protocol === 'mailto:'
    ? undefined
    : 'must be a path such as /services/devops, or an address with https://';
}

/** Markdown cannot set the size of a picture. A picture without a size shifts the text when it has loaded. */
function pictureFault(address: string, { alt, width, height }: Element['properties']): string | undefined {
  if (!address.startsWith('/media/')) return 'is not under /media/';
  if (!width || !height) return `has no size: write <img src="${address}" alt="…" width="…" height="…">, in CSS pixels`;
  if (!alt) return 'has no alternative text';
  return isPublicFile(address) ? undefined : 'is not in public/media/';
}
