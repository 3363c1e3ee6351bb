/** Reads a request's body up to a limit, whatever length it announced. */
import { RequestFault } from './requestFault.ts';

/**
 * The body as it arrives. Hono's `bodyLimit` would build a second request for a body without a length, and hold it twice.
 * @throws RequestFault 413 as soon as more than `maxSize` bytes are announced or there, 400 when the client goes away
 */
export async function* chunksOf(request: Request, maxSize: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxSize) throw new RequestFault(413, 'tooLarge');
  const body = (request.body ?? []) as AsyncIterable<Uint8Array>;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxSize) throw new RequestFault(413, 'tooLarge');
      yield chunk;
    }
  } catch (cause) {
    throw cause instanceof RequestFault ? cause : new RequestFault(400, 'malformed', { cause });
  }
}

/** All bytes of the body; none when there is no body. Fails as {@link chunksOf} does. */
export async function readBody(request: Request, maxSize: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, maxSize)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
