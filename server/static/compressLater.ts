/** Compresses, after start, what the build left without `.br` or `.gz`. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addVariant, type Manifest } from './manifest.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fills the missing variants one file at a time in zlib's own threads. Stops early when `signal` fires. */
export async function compressLater({ files, notFound }: Manifest, signal: AbortSignal): Promise<void> {
  for (const file of [...files.values(), ...notFound.values()]) {
    if (signal.aborted) return;
    if (!file.isCompressible) continue;
    const { body } = file.variants.identity;
    // Level 9 costs a tenth of level 11, which is for the build.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    if (!file.variants.br) addVariant(file, 'br', await brotli(body, { params }));
    if (!file.variants.gzip) addVariant(file, 'gzip', await gzipped(body, { level: 9 }));
  }
}
