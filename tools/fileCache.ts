/** A cache of files that take long to make, in a folder. The name of a file must depend on all of its inputs, for example as a hash. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Make = () => Buffer | Promise<Buffer>;

interface FileCache {
  /** Returns the file `name`, and makes it if it is not cached. Repeated and parallel calls make it only once. */
  get: (name: string, make: Make) => Promise<Buffer>;
  /** How many files were made. */
  made: () => number;
  /** Removes the files that were not requested in this run. */
  prune: () => Promise<void>;
}

/** Opens the cache in `folder`, and creates the folder if it does not exist. */
export async function fileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const cached = new Set(await readdir(folder));
  const requested = new Map<string, Promise<Buffer>>();
  let made = 0;

  const makeFile = async (place: string, make: Make): Promise<Buffer> => {
    const content = await make();
    // Renamed only when it is complete: a run that is stopped must not leave an incomplete file in the cache.
    await writeFile(`${place}.tmp`, content);
    await rename(`${place}.tmp`, place);
    made += 1;
    return content;
  };

  return {
    get(name, make) {
      const place = path.join(folder, name);
      const file = requested.get(name) ?? (cached.has(name) ? readFile(place) : makeFile(place, make));
      requested.set(name, file);
      return file;
    },
    made: () => made,
    async prune() {
      await Promise.all(
        [...cached].filter((name) => !requested.has(name)).map((name) => rm(path.join(folder, name), { force: true })),
      );
    },
  };
}
