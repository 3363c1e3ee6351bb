/** Where `site:check` lets pages lead besides files is what the server answers. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servedPages, takesPost } from '../../tools/site-check/answers.ts';
import { createHarness, type Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

it.each([...servedPages])('%s is a page', async (path) => {
  const { status } = await harness.request(path);
  expect(status).toBe(200);
});

it.each([...takesPost])('%s takes a post', async (path) => {
  const { status } = await harness.postForm(path, {});
  expect(status).toBe(422);
});
