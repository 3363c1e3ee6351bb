import { defineConfig } from 'vitest/config';

/** Apart from the unit tests: these need a browser, and check all content several times. */
export default defineConfig({
  test: { include: ['tests/editor/**/*.test.ts'], allowOnly: false, testTimeout: 600_000, hookTimeout: 600_000 },
});
