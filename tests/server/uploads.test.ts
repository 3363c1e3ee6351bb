/** Uploads as a browser sends them, over a port. */
import { readdirSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSpool } from '../../server/forms/spool.ts';
import { limitConcurrency } from '../../server/forms/limitConcurrency.ts';
import { findAttachment, listLeads } from '../../server/store/leads.ts';
import { StoreUnavailable } from '../../server/store/database.ts';
import {
  application,
  createHarness,
  ORIGIN,
  serve,
  temporaryFolder,
  writeBuild,
  type Harness,
  type Running,
} from './harness.ts';

const MAX_BYTES = 5_242_880;
const build = temporaryFolder();
let harness: Harness;
let running: Running;
beforeAll(async () => {
  writeBuild(build.path);
  harness = await createHarness();
  running = await serve(harness, build.path);
});
afterAll(async () => {
  await running.close();
  await harness.close();
  build.remove();
});

/** A PDF of exactly `size` bytes. */
const pdfOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 14, 32), Buffer.from('%%EOF')]);

async function send(form: FormData): Promise<[status: number, codes: string[]]> {
  const response = await fetch(`${running.url}/api/applications`, {
    method: 'POST',
    headers: { accept: 'application/json', origin: ORIGIN },
    body: form,
  });
  const { errors = [] } = (await response.json()) as { errors?: { field: string; code: string }[] };
  return [response.status, errors.map(({ field, code }) => `${field} ${code}`)];
}

describe('case 28, promise 7: sizes over a port', () => {
  it('0 bytes and one byte over 5 MiB are 422', async () => {
    expect(await send(application(Buffer.alloc(0)))).toEqual([422, ['cv fileEmpty']]);
    expect(await send(application(pdfOf(MAX_BYTES + 1)))).toEqual([422, ['cv fileTooBig']]);
  });

  it('exactly 5 MiB are stored byte for byte', async () => {
    const file = pdfOf(MAX_BYTES);
    expect(await send(application(file))).toEqual([200, []]);
    const [lead] = await listLeads(harness.options.database, { limit: 5 });
    const stored = await findAttachment(harness.options.database, lead?.id ?? '');
    expect(stored?.content.equals(file)).toBe(true);
  });

  it('a body over 5 MiB and the space for its texts is 413; two files and fifty files are 400', async () => {
    expect(await send(application(pdfOf(MAX_BYTES + 70_000)))).toEqual([413, [' tooLarge']]);
    const two = application();
    two.append('cv', new File(['%PDF-'], 'b.pdf'));
    expect(await send(two)).toEqual([400, [' malformed']]);
    const fifty = application();
    for (let count = 0; count < 50; count += 1) fifty.append(`f${count}`, new File(['x'], 'b.pdf'));
    expect(await send(fifty)).toEqual([400, [' malformed']]);
  });

  it('no upload is left on disk', () => {
    expect(readdirSync(harness.folder).filter((name) => name.startsWith('upload-'))).toEqual([]);
  });
});

describe('bodies on disk', () => {
  const requestOf = (body: BodyInit): Request => new Request('http://x/', { method: 'POST', body });
  const text = (body: Buffer): Promise<string> => Promise.resolve(body.toString());

  it('are read back whole, also an empty one; one over the limit is 413', async () => {
    const { path, remove } = temporaryFolder();
    const receive = createSpool(path);
    expect(await receive(requestOf('hello'), 10, text)).toBe('hello');
    expect(await receive(new Request('http://x/', { method: 'POST' }), 10, text)).toBe('');
    await expect(receive(requestOf('hello'), 4, text)).rejects.toMatchObject({ status: 413 });
    remove();
  });

  it('case 49: a folder that cannot be written causes StoreUnavailable', async () => {
    const receive = createSpool('/nowhere/at/all');
    await expect(receive(requestOf('hello'), 10, text)).rejects.toThrow(StoreUnavailable);
  });

  it.each([
    ['cannot be read back', () => Promise.reject(new Error('EIO'))],
    ['is read back incomplete', () => Promise.resolve({ bytesRead: 1, buffer: Buffer.alloc(1) })],
  ])('a file that %s causes StoreUnavailable, and its body is not used', async (_, read) => {
    const { path, remove } = temporaryFolder();
    const file = await open(path);
    vi.spyOn(Object.getPrototypeOf(file) as FileHandle, 'read').mockImplementation(read);
    await file.close();
    const use = vi.fn(text);
    await expect(createSpool(path)(requestOf('hello'), 10, use)).rejects.toThrow(StoreUnavailable);
    expect(use).not.toHaveBeenCalled();
    remove();
  });

  it('an error of `use` is passed on unchanged', async () => {
    const { path, remove } = temporaryFolder();
    const error = new Error('x');
    await expect(createSpool(path)(requestOf('hello'), 10, () => Promise.reject(error))).rejects.toBe(error);
    remove();
  });

  it('promise 7: at most two are in memory, and each is freed after its use', async () => {
    const { path, remove } = temporaryFolder();
    const receive = createSpool(path);
    const bodies: Buffer[] = [];
    const inMemory: number[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    const use = (body: Buffer): Promise<undefined> => {
      bodies.push(body);
      // The length of a freed body is 0.
      inMemory.push(bodies.filter(({ length }) => length > 0).length);
      return released;
    };
    const received = Promise.all(Array.from({ length: 6 }, () => receive(requestOf('hello'), 10, use)));
    await expect.poll(() => bodies.length).toBe(2);
    release(undefined);
    await received;
    expect(Math.max(...inMemory)).toBe(2);
    expect(bodies.map(({ length }) => length)).toEqual(Array<number>(6).fill(0));
    remove();
  });

  it('are processed two at a time, also after one fails', async () => {
    let most = 0;
    let now = 0;
    const inTurn = limitConcurrency(2);
    const work = async (): Promise<void> => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => inTurn(work)));
    await expect(inTurn(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await inTurn(work);
    expect([most, now]).toEqual([2, 0]);
  });
});
