/** Reads the body of a request up to a size limit. */
import { RequestFault } from './requestFault.ts';

/**
 * Yields the chunks of the body as they arrive. Hono's `bodyLimit` would create a second request for a body without `Content-Length` and
 * keep the body in memory twice.
 * @throws RequestFault 413 as soon as `Content-Length` or the received bytes exceed `maxSize`, 400 when the client disconnects
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

/** Reads the whole body; an absent body is empty. Throws the same errors as {@link chunksOf}. */
export async function readBody(request: Request, maxSize: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request, maxSize)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
