import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/art',
  test: {
    allowOnly: false,
    // Much longer than any test takes, so that no test fails because the machine is busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
