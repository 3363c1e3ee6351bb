/** Reads a request's body up to a limit, whatever length it announced. */
import { RequestFault } from './requestFault.ts';

/**
 * All bytes of the body; none when there is no body. Hono's `bodyLimit` would build a second request for a body
 * without a length, and hold it twice.
 * @throws RequestFault 413 as soon as more than `maxSize` bytes are announced or there, 400 when the client goes away
 */
export async function readBody(request: Request, maxSize: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxSize) throw new RequestFault(413, 'tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxSize) throw new RequestFault(413, 'tooLarge');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof RequestFault ? cause : new RequestFault(400, 'malformed', { cause });
  }
  return Buffer.concat(chunks);
}
