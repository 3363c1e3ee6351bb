/** Compresses, after the start, files for which the build has no `.br` or `.gz`. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addVariant, type Manifest } from './manifest.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Adds the missing variants, one file at a time, in zlib's own threads. Stops when `signal` aborts. */
export async function compressLater({ files, notFound }: Manifest, signal: AbortSignal): Promise<void> {
  for (const file of [...files.values(), ...notFound.values()]) {
    if (signal.aborted) return;
    if (!file.isCompressible) continue;
    const { body } = file.variants.identity;
    // Level 9 takes a tenth of the time of level 11, which the build uses.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    if (!file.variants.br) addVariant(file, 'br', await brotli(body, { params }));
    if (!file.variants.gzip) addVariant(file, 'gzip', await gzipped(body, { level: 9 }));
  }
}
