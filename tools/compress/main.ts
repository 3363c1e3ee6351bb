/**
 * Writes `.br` and `.gz` beside the text files of a build: `node tools/compress/main.ts [folder]`, by default `dist`.
 * What has been compressed once is kept by the hash of its content, so that a rebuild compresses what has changed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|css|m?js|json|webmanifest|xml|xsl|txt|md|svg|wasm)$/i;
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const SITE = 'dist';
const CACHE = '.cache/compressed';
const folder = process.argv[2] ?? SITE;

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));
const total = { files: 0, anew: 0, plain: 0, br: 0, gz: 0 };
const kept = new Set(await readdir(CACHE).catch(() => []));
const used = new Set<string>();
await mkdir(CACHE, { recursive: true });

/** The file `name` of the cache, made when it is not there. */
async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  used.add(name);
  if (kept.has(name)) return readFile(join(CACHE, name));
  const made = await make();
  // Under its name only when it is whole: a run that is cut off must not leave half a file to be trusted.
  const place = join(CACHE, name);
  await writeFile(`${place}.tmp`, made);
  await rename(`${place}.tmp`, place);
  total.anew += 1;
  return made;
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < SMALLEST) {
    await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })]);
    return;
  }
  const hash = createHash('sha256').update(body).digest('base64url');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([
    cached(`${hash}.br`, () => brotli(body, { params })),
    cached(`${hash}.gz`, () => gzipped(body, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  total.files += 1;
  total.plain += body.length;
  total.br += br.length;
  total.gz += gz.length;
}

// Last, since its compressed form tells the server that the build is whole.
const home = join(folder, 'index.html');
const queue = files.filter((path) => path !== home).values();
const worker = async (): Promise<void> => {
  for (const path of queue) await compress(path);
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
if (files.includes(home)) await compress(home);

// What this build no longer holds is forgotten. Other folders are small and leave the site's files alone.
if (folder === SITE) {
  await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(CACHE, name), { force: true })));
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
process.stdout.write(
  `compressed ${total.files} files, ${total.anew / 2} of them new: ${kilobytes(total.plain)}, gzip ${kilobytes(total.gz)}, brotli ${kilobytes(total.br)}\n`,
);
