/** Built sites that are kept, and the one of them that visitors see. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { restoreInterrupted, swapFolders } from '../../tools/build/swap.ts';
import { readWhole, writeWhole } from './wholeFile.ts';

/** How many built sites are kept, the one that visitors see among them. */
export const KEPT = 5;

const releaseFile = z.object({
  id: z.string(),
  /** Whose content it shows. */
  commit: z.string(),
  /** Moment at which it was kept, ISO 8601. */
  at: z.string(),
  /** Name of the account that published it; absent for one that was built outside this service. */
  by: z.string().optional(),
});
/** A built site that is kept. */
export type Release = z.output<typeof releaseFile>;

/** In a built site: the id of the release that it is. The server does not serve files that begin with a dot. */
const MARK = '.release';
/** What a build writes last: the server reads the age of a build from it. */
const LAST = 'index.html.br';

/** The releases in a folder, and the folder of the server. */
export class Releases {
  readonly #folder: string;
  readonly #site: string;

  /**
   * @param folder where releases are kept
   * @param site the folder that the server serves
   */
  constructor(folder: string, site: string) {
    this.#folder = folder;
    this.#site = site;
  }

  /** Puts right what a stopped process left: half copies go, and the site that was about to be replaced comes back. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    restoreInterrupted(this.#site);
    await rm(`${this.#site}.old`, { recursive: true, force: true });
    await rm(this.#next, { recursive: true, force: true });
    const names = await readdir(this.#folder);
    const half = names.filter((name) => name.endsWith('.next'));
    await Promise.all(half.map((name) => rm(path.join(this.#folder, name), { recursive: true, force: true })));
  }

  /** Newest first. */
  async list(): Promise<Release[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('.next'));
    const all = await Promise.all(names.map((name) => this.find(name)));
    return all.flatMap((release) => release ?? []).sort((a, b) => b.at.localeCompare(a.at));
  }

  /** The release with this id, if it is kept. */
  find(id: string): Promise<Release | undefined> {
    return /^[\w-]+$/.test(id)
      ? readWhole(path.join(this.#folder, id, 'release.json'), releaseFile)
      : Promise.resolve(undefined);
  }

  /** The release that visitors see; undefined where the site was built outside this service, or there is none. */
  async live(): Promise<Release | undefined> {
    const id = await readFile(path.join(this.#site, MARK), 'utf8').catch(() => undefined);
    return id === undefined ? undefined : this.find(id.trim());
  }

  /** Keeps the built site in `built` as a release; the files are shared where both lie on one disk. */
  async keep(built: string, { commit, by }: Pick<Release, 'commit' | 'by'>, now: Date): Promise<Release> {
    const at = now.toISOString();
    const id = `${at.replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}`;
    const release: Release = { id, commit, at, ...(by !== undefined && { by }) };
    const next = path.join(this.#folder, `${release.id}.next`);
    await mkdir(next, { recursive: true });
    await copyTree(built, path.join(next, 'site'));
    // A site that was taken from elsewhere may share this file.
    await rm(path.join(next, 'site', MARK), { force: true });
    await writeFile(path.join(next, 'site', MARK), `${release.id}\n`, { flush: true });
    await writeWhole(path.join(next, 'release.json'), release);
    await rename(next, path.join(this.#folder, release.id));
    return release;
  }

  /** Keeps what visitors see where it was built outside this service, so that it can be taken back to. */
  async keepOutside(commit: string): Promise<void> {
    const home = path.join(this.#site, 'index.html');
    if (!existsSync(home) || (await this.live()) !== undefined) return;
    await this.keep(this.#site, { commit }, (await stat(home)).mtime);
  }

  /** Has visitors see a release. What was there before stays as it was until the new one is whole beside it. */
  async show({ id }: Release): Promise<void> {
    await rm(this.#next, { recursive: true, force: true });
    await copyTree(path.join(this.#folder, id, 'site'), this.#next);
    swapFolders(this.#next, this.#site);
  }

  /** Says that the site is not older than the files it was built from, which have followed it. */
  async touch(now: Date): Promise<void> {
    await utimes(path.join(this.#site, LAST), now, now).catch(() => undefined);
  }

  /** Removes all but the newest {@link KEPT} and what visitors see. */
  async prune(): Promise<void> {
    const [all, live] = [await this.list(), await this.live()];
    const rest = all.slice(KEPT).filter(({ id }) => id !== live?.id);
    await Promise.all(rest.map((release) => this.remove(release)));
  }

  /** Forgets a release. */
  async remove({ id }: Release): Promise<void> {
    const place = path.join(this.#folder, id);
    // Under this name the next start removes what is left of it.
    await rename(place, `${place}.next`);
    await rm(`${place}.next`, { recursive: true });
  }

  /** Beside the site, so that it can be renamed into its place. */
  get #next(): string {
    return `${this.#site}.next`;
  }
}

/** Copies a folder as links to the same files, or as files of the same age where links are not possible. */
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
