/** Stored releases, which are built sites, and which of them is live. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { restoreInterrupted, swapFolders } from '../../tools/build/swap.ts';
import { readJson, writeAtomically } from './atomicFile.ts';

/** Number of stored releases, including the live one. */
export const MAX_RELEASES = 5;

const releaseFile = z.object({
  id: z.string(),
  /** The commit of its content. */
  commit: z.string(),
  /** Time at which it was stored, ISO 8601. */
  at: z.string(),
  /** Name of the account that published it; absent for one that was built outside this service. */
  by: z.string().optional(),
});
/** A stored release. */
export type Release = z.output<typeof releaseFile>;

/** File in a built site with the id of its release. The server does not serve files that begin with a dot. */
const ID_FILE = '.release';
/** The last file that a build writes. The server uses its time as the age of the build. */
const LAST = 'index.html.br';

/** The releases in a folder, and the folder of the server. */
export class Releases {
  readonly #folder: string;
  readonly #site: string;

  /**
   * @param folder where releases are stored
   * @param site the folder that the server serves
   */
  constructor(folder: string, site: string) {
    this.#folder = folder;
    this.#site = site;
  }

  /** Cleans up after a stopped process: deletes incomplete copies, and restores the site that was being replaced. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    restoreInterrupted(this.#site);
    await rm(`${this.#site}.old`, { recursive: true, force: true });
    await rm(this.#next, { recursive: true, force: true });
    const names = await readdir(this.#folder);
    const incomplete = names.filter((name) => name.endsWith('.next'));
    await Promise.all(incomplete.map((name) => rm(path.join(this.#folder, name), { recursive: true, force: true })));
  }

  /** Newest first. */
  async list(): Promise<Release[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('.next'));
    const all = await Promise.all(names.map((name) => this.find(name)));
    return all.flatMap((release) => release ?? []).sort((a, b) => b.at.localeCompare(a.at));
  }

  /** The release with this id, if it is stored. */
  find(id: string): Promise<Release | undefined> {
    return /^[\w-]+$/.test(id)
      ? readJson(path.join(this.#folder, id, 'release.json'), releaseFile)
      : Promise.resolve(undefined);
  }

  /** The live release; undefined if the site was built outside this service, or if there is none. */
  async live(): Promise<Release | undefined> {
    const id = await readFile(path.join(this.#site, ID_FILE), 'utf8').catch(() => undefined);
    return id === undefined ? undefined : this.find(id.trim());
  }

  /** Stores the built site in `built` as a release, with hard links if both are on one disk. */
  async store(built: string, { commit, by }: Pick<Release, 'commit' | 'by'>, now: Date): Promise<Release> {
    const at = now.toISOString();
    const id = `${at.replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}`;
    const release: Release = { id, commit, at, ...(by !== undefined && { by }) };
    const next = path.join(this.#folder, `${release.id}.next`);
    await mkdir(next, { recursive: true });
    await copyTree(built, path.join(next, 'site'));
    // A site from elsewhere may share this file by a hard link.
    await rm(path.join(next, 'site', ID_FILE), { force: true });
    await writeFile(path.join(next, 'site', ID_FILE), `${release.id}\n`, { flush: true });
    writeAtomically(path.join(next, 'release.json'), release);
    await rename(next, path.join(this.#folder, release.id));
    return release;
  }

  /** Stores the live site if it was built outside this service, so that it can be restored. */
  async storeOutsideBuild(commit: string): Promise<void> {
    const home = path.join(this.#site, 'index.html');
    if (!existsSync(home) || (await this.live()) !== undefined) return;
    await this.store(this.#site, { commit }, (await stat(home)).mtime);
  }

  /** Makes a release the live site. The old site stays unchanged until the new one is complete beside it. */
  async makeLive({ id }: Release): Promise<void> {
    await rm(this.#next, { recursive: true, force: true });
    await copyTree(path.join(this.#folder, id, 'site'), this.#next);
    swapFolders(this.#next, this.#site);
  }

  /** Updates the time of the site, because the files from which it was built were written after it. */
  async touch(now: Date): Promise<void> {
    await utimes(path.join(this.#site, LAST), now, now).catch(() => undefined);
  }

  /** Deletes all releases except the newest {@link MAX_RELEASES} and the live one. */
  async prune(): Promise<void> {
    const [all, live] = [await this.list(), await this.live()];
    const rest = all.slice(MAX_RELEASES).filter(({ id }) => id !== live?.id);
    await Promise.all(rest.map((release) => this.remove(release)));
  }

  /** Deletes a release. */
  async remove({ id }: Release): Promise<void> {
    const place = path.join(this.#folder, id);
    // If the deletion is interrupted, the next start deletes the folder with this name.
    await rename(place, `${place}.next`);
    await rm(`${place}.next`, { recursive: true });
  }

  /** Path beside the site, so that it can replace the site by a rename. */
  get #next(): string {
    return `${this.#site}.next`;
  }
}

/** Copies a folder with hard links, or as files with the same times where links are not possible. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await copyTree(source, copy);
      else await link(source, copy).catch(() => cp(source, copy, { preserveTimestamps: true }));
    }),
  );
}
