/** Spools large bodies to disk until they are complete, so that slow clients use no memory. */
import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '../store/database.ts';
import { chunksOf } from './readBody.ts';
import { RequestFault } from './requestFault.ts';
import { limitConcurrency } from './limitConcurrency.ts';

/** Maximum number of bodies in memory at the same time. Each also has a copy that is sent to the database. */
const IN_MEMORY = 2;

/** Reads the whole body and passes it to `use`. The buffer is freed when the promise of `use` settles. */
export type Receive = <T>(request: Request, maxSize: number, use: (body: Buffer) => Promise<T>) => Promise<T>;

/** Opens a new file and unlinks it: the system deletes it when the process ends, also after a crash. */
async function openUnlinked(directory: string): Promise<FileHandle> {
  const path = join(directory, `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function readBack(file: FileHandle): Promise<Buffer<ArrayBuffer>> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafeSlow(size), position: 0 });
  if (bytesRead !== size) throw new Error(`${bytesRead} of ${size} bytes were there`);
  return buffer;
}

/** Rethrows a disk error as StoreUnavailable, since it is not an error of the client. */
function rethrow(cause: unknown): never {
  throw cause instanceof RequestFault ? cause : new StoreUnavailable('The upload cannot be kept', { cause });
}

/**
 * Creates a {@link Receive} that spools bodies to files in `directory`. It rejects with a RequestFault as {@link chunksOf} does, and with
 * StoreUnavailable when the file cannot be created, written or read back. An error of `use` is passed on unchanged.
 */
export function createSpool(directory: string): Receive {
  const inTurn = limitConcurrency(IN_MEMORY);
  return async (request, maxSize, use) => {
    const file = await openUnlinked(directory).catch(rethrow);
    try {
      await file.writeFile(chunksOf(request, maxSize)).catch(rethrow);
      return await inTurn(async () => {
        const body = await readBack(file).catch(rethrow);
        try {
          return await use(body);
        } finally {
          // Frees the memory at once; the garbage collector would free it much later.
          body.buffer.transfer(0);
        }
      });
    } finally {
      await file.close();
    }
  };
}
