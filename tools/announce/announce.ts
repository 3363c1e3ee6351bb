/** Tells search engines which pages have changed (indexnow.org). */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { alternatePath } from '../../shared/paths.ts';
import { keyPath } from './key.ts';

/** Digest of the text of each page, by its address. */
export type Digests = Readonly<Record<string, string>>;

/** How many addresses one announcement may hold. */
const MOST = 10_000;

/** The pages of the sitemap in `folder`, a build. Their digests are those of the Markdown, which styles and scripts do not change. */
export function digestsOf(folder: string): Digests {
  const sitemap = parse(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'));
  const addresses = sitemap.querySelectorAll('loc').map(({ text }) => text);
  return Object.fromEntries(
    addresses.map((address) => {
      const file = alternatePath(decodeURI(new URL(address).pathname));
      return [address, hash('sha256', readFileSync(path.join(folder, file)))];
    }),
  );
}

/** Addresses that are new, that have another text than `before`, or that are gone. */
export const changedSince = (before: Digests, now: Digests): string[] =>
  Object.keys({ ...now, ...before }).filter((address) => before[address] !== now[address]);

/** What was announced last, from `file`; nothing where there is no such file. Throws when it holds something else. */
export function readAnnounced(file: string): Digests {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Digests;
  } catch {
    throw new Error(`${file}: expected what an earlier announcement wrote; remove it to announce every page`);
  }
}

export interface Announcement {
  /** The build that is live now. */
  folder: string;
  key: string;
  /** Remembers what was announced. */
  stateFile: string;
  /** Address that takes announcements. */
  endpoint: string;
}

/**
 * Announces what has changed since the last time, and remembers it. Gives the number of addresses. Throws when the build lacks the
 * file of the key or when an announcement is refused; then nothing is remembered, and the next one names the same pages again.
 */
export async function announce({ folder, key, stateFile, endpoint }: Announcement): Promise<number> {
  if (!existsSync(path.join(folder, keyPath(key))))
    throw new Error(`${folder}${keyPath(key)} does not exist: build with the same key, and publish that build first`);
  const now = digestsOf(folder);
  const changed = changedSince(readAnnounced(stateFile), now);
  for (let start = 0; start < changed.length; start += MOST)
    await post(endpoint, key, changed.slice(start, start + MOST));
  writeFileSync(stateFile, `${JSON.stringify(now, undefined, 2)}\n`);
  return changed.length;
}

async function post(endpoint: string, key: string, urlList: readonly string[]): Promise<void> {
  const { host, origin } = new URL(urlList[0] ?? '');
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: origin + keyPath(key), urlList }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}
