/** A page may name a canonical address on another site, where it was first published. Within this site, use a redirect. */
import { site } from '#site.config';
import type { Finding } from '../finding.ts';
import { ownMetaOf } from '../head.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for canonical addresses on this site. */
export function canonical(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) => {
    const { meta, field } = ownMetaOf(record);
    if (!meta?.canonical || new URL(meta.canonical).origin !== site.url) return [];
    const reason = 'is an address of this site: remove it, or redirect this page in content/redirects.yaml';
    return [findingAt('canonical', record, [...field, 'canonical'], reason)];
  });
}
