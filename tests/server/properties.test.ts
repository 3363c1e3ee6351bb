/** Generated requests: the status of each response is below 500. `RUNS=10000` runs the long form. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeText } from '../../server/forms/strictFields.ts';
import { parseMultipart } from '../../server/forms/multipart.ts';
import { RequestFault } from '../../server/forms/requestFault.ts';
import { parseRange } from '../../server/static/range.ts';
import {
  createHarness,
  ORIGIN,
  raw,
  serve,
  temporaryFolder,
  writeBuild,
  type Harness,
  type Running,
} from './harness.ts';

const RUNS = Number(process.env['RUNS'] ?? 300);
const TIMEOUT = 600_000 + RUNS * 60;
let harness: Harness;
let running: Running;
const build = temporaryFolder();
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

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', 'a@b.co', '\0', '\r\nBcc: x', '__proto__', '%PDF-', 'x'.repeat(6000)),
);
const name = fc.oneof(
  fc.constantFrom(
    'name',
    'email',
    'message',
    'role',
    'cv',
    'links',
    'topic',
    'stamp',
    'key',
    'altcha',
    'extra',
    'website',
    '__proto__',
  ),
  fc.string(),
);
const value = fc.oneof(text, fc.jsonValue());

async function answer(path: string, type: string, body: Uint8Array<ArrayBuffer> | string): Promise<void> {
  const response = await harness.request(path, {
    method: 'POST',
    headers: { 'content-type': type, origin: ORIGIN, accept: 'application/json' },
    body,
  });
  expect(response.status).toBeLessThan(500);
  const { ok, errors } = (await response.json()) as { ok: boolean; errors?: { field: string; code: string }[] };
  expect(ok).toBe(response.ok);
  for (const error of errors ?? []) expect([typeof error.field, typeof error.code]).toEqual(['string', 'string']);
}

describe.each(['/api/contact', '/api/newsletter', '/api/applications'])(
  `promise 6: %s answers ${RUNS} generated requests of each kind with a status below 500`,
  (path) => {
    it(
      'JSON',
      () =>
        fc.assert(
          fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 12 }), (fields) =>
            answer(path, 'application/json', JSON.stringify(fields)),
          ),
          { numRuns: RUNS },
        ),
      TIMEOUT,
    );

    it(
      'URL-encoded',
      () =>
        fc.assert(
          fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 12 }), (pairs) =>
            answer(
              path,
              'application/x-www-form-urlencoded',
              pairs.map(([key, item]) => `${key.toWellFormed()}=${item.toWellFormed()}`).join('&'),
            ),
          ),
          { numRuns: RUNS },
        ),
      TIMEOUT,
    );

    it(
      'multipart',
      () =>
        fc.assert(
          fc.asyncProperty(fc.array(fc.tuple(name, text, fc.option(text)), { maxLength: 8 }), (parts) => {
            const body = parts.map(
              ([key, item, file]) =>
                `--b\r\nContent-Disposition: form-data; name="${key}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${item}\r\n`,
            );
            return answer(
              path,
              'multipart/form-data; boundary=b',
              new Uint8Array(Buffer.from(`${body.join('')}--b--`)),
            );
          }),
          { numRuns: RUNS },
        ),
      TIMEOUT,
    );

    it(
      'random bytes',
      () =>
        fc.assert(
          fc.asyncProperty(
            fc.uint8Array({ maxLength: 400 }),
            fc.constantFrom(
              'application/json',
              'application/x-www-form-urlencoded',
              'multipart/form-data; boundary=b',
              'x',
            ),
            (bytes, type) => answer(path, type, new Uint8Array(bytes)),
          ),
          { numRuns: RUNS },
        ),
      TIMEOUT,
    );
  },
);

describe('parsers', () => {
  const expectOnlyFaults = (work: () => unknown): void => {
    try {
      work();
    } catch (error) {
      expect(error).toBeInstanceOf(RequestFault);
    }
  };
  it('multipart and text: throw only RequestFault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) =>
        expectOnlyFaults(() => parseMultipart(Buffer.from(bytes), 'b', 'cv')),
      ),
      { numRuns: RUNS },
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => expectOnlyFaults(() => decodeText(bytes))),
      { numRuns: RUNS },
    );
  });

  it('multipart: returns the fields and the file that were encoded', () => {
    const line = fc.string({ maxLength: 50 }).filter((item) => !/["\r\n\0]/.test(item));
    fc.assert(
      fc.property(fc.dictionary(line, line, { maxKeys: 10 }), fc.uint8Array(), (fields, file) => {
        const parts = Object.entries(fields).map(([key, item]) =>
          Buffer.from(`--bo\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${item}\r\n`),
        );
        const head = Buffer.from('--bo\r\nContent-Disposition: form-data; name="cv"; filename="a"\r\n\r\n');
        fc.pre(!Buffer.from(file).includes('\r\n--bo'));
        const body = Buffer.concat([...parts, head, file, Buffer.from('\r\n--bo--')]);
        const parsed = parseMultipart(body, 'bo', 'cv');
        expect(Object.entries(parsed.values)).toEqual(Object.entries(fields));
        expect(parsed.files['cv']?.content.equals(file)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('range: returns a range inside the body', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
        ),
        fc.nat({ max: 5000 }),
        (header, size) => {
          const range = parseRange(header, size);
          if (typeof range === 'object')
            expect(range.start >= 0 && range.start <= range.end && range.end < size).toBe(true);
        },
      ),
      { numRuns: RUNS * 10 },
    );
  });
});

it(
  'case 62: random bytes over a connection cause no status 5xx, and the process still answers',
  async () => {
    const header = fc.stringMatching(/^[ -~]{0,60}$/);
    const head = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc
        .tuple(fc.constantFrom('GET', 'POST', 'HEAD', 'XYZ'), header, fc.array(header, { maxLength: 6 }))
        .map(([method, path, headers]) =>
          Buffer.from(
            `${method} /${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line, index) => `X-${index}: ${line}\r\n`).join('')}Connection: close\r\n\r\n`,
          ),
        ),
    );
    await fc.assert(
      fc.asyncProperty(head, async (bytes) => {
        const reply = await raw(running.port, Buffer.concat([bytes, Buffer.from('\r\n\r\n')]), 300);
        expect(reply).not.toMatch(/^HTTP\/1.1 5/);
      }),
      { numRuns: Math.min(RUNS, 1000) },
    );
    expect(await raw(running.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      '200 OK',
    );
  },
  TIMEOUT,
);
