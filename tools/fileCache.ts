/** Files that take long to make, kept in a folder by names that stand for all that they are made from. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Make = () => Buffer | Promise<Buffer>;

export interface FileCache {
  /** The file `name`, made when it is not there; however often and however soon it is asked for again, it is made once. */
  get: (name: string, make: Make) => Promise<Buffer>;
  /** How many files were made. */
  made: () => number;
  /** Removes the files that nobody has asked for. */
  prune: () => Promise<void>;
}

/** The cache in `folder`, which is made when it is not there. */
export async function fileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const asked = new Map<string, Promise<Buffer>>();
  let made = 0;

  const makeFile = async (place: string, make: Make): Promise<Buffer> => {
    const content = await make();
    // Under its name only when it is whole: a run that is cut off must not leave half a file to be trusted.
    await writeFile(`${place}.tmp`, content);
    await rename(`${place}.tmp`, place);
    made += 1;
    return content;
  };

  return {
    get(name, make) {
      const place = path.join(folder, name);
      const file = asked.get(name) ?? (kept.has(name) ? readFile(place) : makeFile(place, make));
      asked.set(name, file);
      return file;
    },
    made: () => made,
    async prune() {
      await Promise.all(
        [...kept].filter((name) => !asked.has(name)).map((name) => rm(path.join(folder, name), { force: true })),
      );
    },
  };
}
