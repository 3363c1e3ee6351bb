import { defineConfig } from 'vitest/config';

/** Separate from the unit tests: these need a build and two browsers. */
export default defineConfig({
  test: { include: ['tests/engines/**/*.test.ts'], allowOnly: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
