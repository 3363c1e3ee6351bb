/** The files that are served: read at the start, and anew when there is a new build. */
import { stat } from 'node:fs/promises';
import type { HeaderSettings } from '../headers.ts';
import { reasonOf, type Log } from '../log.ts';
import { compressLater } from './compressLater.ts';
import { readManifest, withHashedOf, type Manifest } from './manifest.ts';

export interface KeptManifest {
  /** The manifest in force. */
  current: () => Manifest;
  compress: () => Promise<void>;
  /** Reads the files anew, at once. What cannot be read leaves the files in memory; hashed files outlive one build. */
  reload: () => Promise<void>;
  /** Reads them anew each time another folder stands in the place of the build. Ends with the signal. */
  watch: (nextLook: (signal: AbortSignal) => Promise<unknown>) => Promise<void>;
}

/** Another folder in the same place has another one. Files that are changed one by one, as by rsync, leave it: that takes a SIGHUP. */
const markOf = (directory: string): Promise<string | undefined> =>
  stat(directory).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => undefined,
  );

/** Reads the build in `directory`. Rejects when it is missing or holds no home page. */
export async function keepManifest(
  directory: string,
  headers: HeaderSettings,
  log: Log,
  signal: AbortSignal,
): Promise<KeptManifest> {
  /** The folder that was looked at last. */
  let mark: string | undefined;
  const load = async (): Promise<Manifest> => {
    mark = await markOf(directory);
    const manifest = await readManifest(directory, headers);
    // It was replaced meanwhile: these may be files of two builds.
    if ((await markOf(directory)) !== mark) return load();
    log.info('files read', { files: manifest.files.size });
    return manifest;
  };
  let latest = await load();
  let latestMark = mark;
  let current = latest;
  const reload = async (): Promise<void> => {
    try {
      const next = await load();
      // Read twice, the same build does not count as two.
      current = withHashedOf(mark === latestMark ? current : latest, next);
      [latest, latestMark] = [next, mark];
      await compressLater(current, signal);
    } catch (error) {
      log.error('reload failed, the files in memory stay', { reason: reasonOf(error) });
    }
  };
  return {
    current: () => current,
    compress: () => compressLater(current, signal),
    reload,
    async watch(nextLook) {
      while (!signal.aborted) {
        const seen = await markOf(directory);
        if (seen !== undefined && seen !== mark) await reload();
        await nextLook(signal);
      }
    },
  };
}
