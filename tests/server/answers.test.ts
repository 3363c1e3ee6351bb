/** Tests that the server answers the paths that `site:check` accepts besides files. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servedPages, takesPost } from '../../tools/site-check/answers.ts';
import { createHarness, type Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

it.each([...servedPages])('%s answers GET with 200', async (path) => {
  const { status } = await harness.request(path);
  expect(status).toBe(200);
});

it.each([...takesPost])('%s answers an empty post with 422', async (path) => {
  const { status } = await harness.postForm(path, {});
  expect(status).toBe(422);
});
