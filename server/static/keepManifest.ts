/** Keeps the manifest of served files current: reads it at start, and again after each new build. */
import { stat } from 'node:fs/promises';
import type { HeaderSettings } from '../headers.ts';
import { reasonOf, type Log } from '../log.ts';
import { compressLater } from './compressLater.ts';
import { readManifest, withHashedOf, type Manifest } from './manifest.ts';

export interface KeptManifest {
  /** The current manifest. */
  current: () => Manifest;
  compress: () => Promise<void>;
  /**
   * Reads the files again. Never rejects: if reading fails, the error is logged and the server keeps the previous files. Hashed files of the previous
   * build are kept.
   */
  reload: () => Promise<void>;
  /** Reads the files again each time the folder of the build was replaced. Ends when `signal` aborts. */
  watch: (nextCheck: (signal: AbortSignal) => Promise<unknown>) => Promise<void>;
}

/**
 * Identifies the folder by inode and creation time: a replaced folder has other values. Files that are changed one by one, as by
 * rsync, do not change it: they need a SIGHUP.
 */
const versionOf = (directory: string): Promise<string | undefined> =>
  stat(directory).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => undefined,
  );

/** True when both have the same files with the same contents. */
const isSameBuild = (one: Manifest, other: Manifest): boolean =>
  one.files.size === other.files.size &&
  [...one.files].every(([path, { digest }]) => other.files.get(path)?.digest.equals(digest) === true);

/** Reads the build in `directory`. Rejects when the folder is missing or contains no home page. */
export async function keepManifest(
  directory: string,
  headers: HeaderSettings,
  log: Log,
  signal: AbortSignal,
): Promise<KeptManifest> {
  /** The folder at the last check. */
  let version: string | undefined;
  const load = async (): Promise<Manifest> => {
    version = await versionOf(directory);
    const manifest = await readManifest(directory, headers);
    // The folder was replaced while it was read: the files may be from two builds.
    if ((await versionOf(directory)) !== version) return load();
    log.info('files read', { files: manifest.files.size });
    return manifest;
  };
  let latest = await load();
  let current = latest;
  const reload = async (): Promise<void> => {
    try {
      const next = await load();
      // Reading the same build twice does not count as two builds. Not decided by the folder: rsync writes each build into the same one.
      current = withHashedOf(isSameBuild(latest, next) ? current : latest, next);
      latest = next;
      await compressLater(current, signal);
    } catch (error) {
      log.error('reload failed, the server keeps the previous files', { reason: reasonOf(error) });
    }
  };
  return {
    current: () => current,
    compress: () => compressLater(current, signal),
    reload,
    async watch(nextCheck) {
      while (!signal.aborted) {
        const found = await versionOf(directory);
        if (found !== undefined && found !== version) await reload();
        await nextCheck(signal);
      }
    },
  };
}
