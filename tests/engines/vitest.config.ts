import { defineConfig } from 'vitest/config';

/** Separate from the unit tests: these need a build and two browsers. */
export default defineConfig({
  test: { include: ['tests/engines/**/*.test.ts'], allowOnly: false, testTimeout: 600_000, hookTimeout: 600_000 },
});
