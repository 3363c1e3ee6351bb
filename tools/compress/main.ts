/**
 * `node tools/compress/main.ts [folder]`, by default the folder of the build: writes a `.br` and a `.gz` copy of each text file.
 * The copies are cached by the hash of their content: a rebuild compresses only files that have changed.
 */
import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, isWorthCompressing } from '#shared/compression.ts';
import { buildFolder } from '../buildFolder.ts';
import { fileCache } from '../fileCache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const SITE = buildFolder();
/** Brotli quality. The highest, 11, takes twice the time and makes pages 2 % smaller. */
const QUALITY = 10;
const folder = process.argv[2] ?? SITE;

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && isCompressible(extname(entry.name)))
  .map(({ parentPath, name }) => join(parentPath, name));
const total = { files: 0, plain: 0, br: 0, gz: 0 };
const cache = await fileCache('.cache/compressed');

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (!isWorthCompressing(body.length)) {
    await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })]);
    return;
  }
  const digest = hash('sha256', body, 'base64url');
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([
    cache.get(`${digest}.br`, () => brotli(body, { params })),
    cache.get(`${digest}.gz`, () => gzipped(body, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  total.files += 1;
  total.plain += body.length;
  total.br += br.length;
  total.gz += gz.length;
}

// Last: the server takes the compressed home page as the sign that the build is complete.
const home = join(folder, 'index.html');
const queue = files.filter((path) => path !== home).values();
const worker = async (): Promise<void> => {
  for (const path of queue) await compress(path);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
if (files.includes(home)) await compress(home);

// Removes cached files that this build no longer uses. Not for other folders: that would remove the cached files of the site.
if (folder === SITE) await cache.prune();

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
process.stdout.write(
  `compressed ${total.files} files, ${cache.made() / 2} of them new: ${kilobytes(total.plain)}, gzip ${kilobytes(total.gz)}, brotli ${kilobytes(total.br)}\n`,
);
