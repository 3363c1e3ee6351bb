/** Bodies that are made expensive to process: none blocks the process for long. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guard } from '../../shared/forms/guard.fields.ts';
import { listLeads } from '../../server/store/leads.ts';
import { contact, createHarness, ORIGIN, pdf, type Harness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=b';

const post = (type: string, body: BodyInit, accept = JSON_TYPE): Promise<Response> =>
  harness.request('/api/applications', {
    method: 'POST',
    headers: { 'content-type': type, origin: ORIGIN, accept },
    body,
  });

const keys = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join(',')}}`;
const arrays = (count: number): string => `{"a":[${'[],'.repeat(count - 1)}[]]}`;
const nested = (count: number): string => `{"a":${'['.repeat(count)}${']'.repeat(count)}}`;
const message = (text: string): string =>
  `--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n${text}\r\n--b--`;

/**
 * Does `work`. Resolves with the lengths of the texts that were parsed, unescaped or normalized meanwhile: the steps that a hostile
 * body makes expensive.
 */
async function processedLengths(work: () => Promise<unknown>): Promise<number[]> {
  const parse = vi.spyOn(JSON, 'parse');
  const unescape = vi.spyOn(globalThis, 'decodeURIComponent');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  await work();
  const texts = [...parse.mock.calls, ...unescape.mock.calls].map(([text]) => text);
  const lengths = [...texts, ...normalize.mock.contexts.map(String)].map(({ length }) => length);
  for (const spy of [parse, unescape, normalize]) spy.mockRestore();
  return lengths;
}

/** Length of the longest text that a form may have. To process it takes milliseconds. */
const LONGEST = 32 * 1024;

it.each([
  ['590,000 fields', JSON_TYPE, keys(590_000), 400],
  ['two million arrays', JSON_TYPE, arrays(2_250_000), 400],
  ['three million nested arrays', JSON_TYPE, nested(3_400_000), 400],
  ['five million plus signs', FORM, `a=${'+'.repeat(5_200_000)}`, 413],
  ['combining marks in another order', MULTIPART, message('\u0301'.repeat(80_000) + '\u0327'.repeat(80_000)), 422],
])('case 9, 14: %s are refused before they are parsed, unescaped or normalized', async (_label, type, text, status) => {
  const body = Buffer.from(text);
  const lengths = await processedLengths(async () => expect((await post(type, body)).status).toBe(status));
  expect(lengths.filter((length) => length > LONGEST)).toEqual([]);
});

it('case 14, 18: the page of a refused form repeats only as much input as a form can have', async () => {
  const response = await post(MULTIPART, message('<'.repeat(5_200_000)), 'text/html');
  const page = await response.text();
  expect([response.status, page.match(/&lt;/g)?.length]).toEqual([422, 32 * 1024]);
});

it('case 9: an application as JSON with the largest file and the longest texts, all of JSON punctuation, is stored', async () => {
  const file = Buffer.concat([pdf(), Buffer.alloc(5_242_880 - 2 * pdf().length, 255), pdf()]);
  const texts = { links: '"'.repeat(1000), message: ',"'.repeat(2500), [guard.fields.honeypot.name]: ':'.repeat(200) };
  const fields = { ...contact, ...texts, role: 'engineer', cv: file.toString('base64') };
  expect((await post(JSON_TYPE, JSON.stringify(fields))).status).toBe(200);
  const [lead] = await listLeads(harness.options.database, { limit: 5 });
  expect(lead?.fields).toMatchObject({ links: texts.links, message: texts.message });
});
