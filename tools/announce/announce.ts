/** Tells search engines which pages have changed (indexnow.org). */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alternatePath } from '../../shared/paths.ts';
import { indexedPages, readPages } from '../publish/pages.ts';
import { keyPath } from './key.ts';

/** Digest of each page, by its address. */
export type Digests = Readonly<Record<string, string>>;

/** The maximum number of addresses in one announcement. */
const MAX_ADDRESSES = 10_000;

/**
 * A digest for each page of a build in `folder` that is in its sitemap. It is computed from the title, the description and the Markdown
 * alternate, which do not change when styles or scripts change.
 */
const digestsOf = (folder: string): Digests =>
  Object.fromEntries(
    indexedPages(readPages(folder))
      .filter(({ address, canonical }) => canonical === address)
      .map(({ path: page, address, head, description }) => {
        const text = readFileSync(path.join(folder, alternatePath(page)), 'utf8');
        const title = head.querySelector('title')?.text;
        return [address, hash('sha256', JSON.stringify([title, description, text]))];
      }),
  );

/**
 * Addresses that are new, whose digest has changed since `before`, or that were removed. Without removed addresses of another host:
 * IndexNow refuses a list with two hosts.
 */
export function changedSince(before: Digests, now: Digests): string[] {
  const hosts = new Set(Object.keys(now).map((address) => new URL(address).host));
  return Object.keys({ ...now, ...before }).filter(
    (address) => before[address] !== now[address] && hosts.has(new URL(address).host),
  );
}

/** The digests of the last announcement, read from `file`; an empty object when the file does not exist. Throws when it is not JSON. */
function readAnnounced(file: string): Digests {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Digests;
  } catch {
    throw new Error(`${file}: is not valid JSON: delete it to announce every page again`);
  }
}

interface Announcement {
  /** The build that is live now. */
  folder: string;
  key: string;
  /** File that stores the digests of the last announcement. */
  stateFile: string;
  /** Address of the IndexNow service. */
  endpoint: string;
}

/**
 * Announces the pages that have changed since the last announcement, and stores their digests. Returns the number of addresses. Throws
 * when the build has no key file or when an announcement is refused. Then nothing is stored, and the next run announces the same pages.
 */
export async function announce({ folder, key, stateFile, endpoint }: Announcement): Promise<number> {
  if (!existsSync(path.join(folder, keyPath(key))))
    throw new Error(`${folder}${keyPath(key)} does not exist: build with the same key, and publish that build first`);
  const now = digestsOf(folder);
  const changed = changedSince(readAnnounced(stateFile), now);
  for (let start = 0; start < changed.length; start += MAX_ADDRESSES)
    await post(endpoint, key, changed.slice(start, start + MAX_ADDRESSES));
  writeFileSync(stateFile, `${JSON.stringify(now, undefined, 2)}\n`);
  return changed.length;
}

async function post(endpoint: string, key: string, urlList: readonly string[]): Promise<void> {
  const { host, origin } = new URL(urlList[0] ?? '');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: origin + keyPath(key), urlList }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok)
    throw new Error(`${endpoint} responded with status ${response.status}: ${(await response.text()).slice(0, 200)}`);
}
