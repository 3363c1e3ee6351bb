/** Large bodies wait on disk until they are whole: a slow sender holds no memory. */
import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from '../store/database.ts';
import { chunksOf } from './readBody.ts';
import { RequestFault } from './requestFault.ts';
import { turns } from './turns.ts';

/** Bodies that are in memory at once, each with its copy on the way to the database. */
const IN_MEMORY = 2;

/** Takes a whole body and hands it on. The body is gone once `use` has settled. */
export type Receive = <T>(request: Request, maxSize: number, use: (body: Buffer) => Promise<T>) => Promise<T>;

/** A file without a name: whatever happens to the process, nothing of it stays. */
async function openNameless(directory: string): Promise<FileHandle> {
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

/** A full or missing disk is no fault of the sender. */
function asFault(cause: unknown): Error {
  return cause instanceof RequestFault ? cause : new StoreUnavailable('The upload cannot be kept', { cause });
}

/**
 * Receives bodies by way of files in `directory`.
 * @throws RequestFault as reading a body does
 * @throws StoreUnavailable when the disk takes nothing
 */
export function createSpool(directory: string): Receive {
  const inTurn = turns(IN_MEMORY);
  return async (request, maxSize, use) => {
    const file = await openNameless(directory).catch((cause: unknown) => Promise.reject(asFault(cause)));
    try {
      await file.writeFile(chunksOf(request, maxSize)).catch((cause: unknown) => Promise.reject(asFault(cause)));
      return await inTurn(async () => {
        const body = await readBack(file);
        try {
          return await use(body);
        } finally {
          // Gives the memory back at once: the garbage collector lets dozens of megabytes wait.
          body.buffer.transfer(0);
        }
      });
    } finally {
      await file.close();
    }
  };
}
