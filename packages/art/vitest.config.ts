import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite/art',
  test: {
    allowOnly: false,
    // Far longer than any test takes: a busy machine must not decide.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
