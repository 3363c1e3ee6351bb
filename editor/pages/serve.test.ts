import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { Accounts } from '../sign-in/accounts.ts';
import { signingParts } from '../sign-in/fixture.ts';
import { pages } from './serve.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  return () => rmSync(folder, { recursive: true });
});

it('does not redirect the preview in a form to the sign-in page, which no frame may show, when the session has ended', async () => {
  const { access } = signingParts(new Accounts(folder), folder, 'http://127.0.0.1:4100');
  const app = pages(access, new Map(), 'http://127.0.0.1:4101');
  const open = (dest: string) => app.request('/preview?file=x', { headers: { 'sec-fetch-dest': dest } });
  const framed = await open('iframe');
  expect(framed.status).toBe(401);
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await framed.text()).toContain('Your session has ended.');
  const alone = await open('document');
  expect(alone.headers.get('location')).toBe('/sign-in?next=%2Fpreview%3Ffile%3Dx');
});
