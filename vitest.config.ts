import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = [
  '{src,shared,tools,config,editor}/**/*.test.{ts,tsx}',
  'tests/{server,store,content,rules}/**/*.test.ts',
];
/** Tests that put another module in the place of one: they need a process that has loaded none. */
const MOCKING = globSync(TESTS).filter((file) => /vi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    projects: [
      // Modules keep no state, so most tests share a process, which loads each module once. No spy outlives its test.
      { extends: true, test: { name: 'shared', include: TESTS, exclude: MOCKING, isolate: false, restoreMocks: true } },
      { extends: true, test: { name: 'alone', include: MOCKING } },
    ],
    // West of UTC a day read as local time is the day before.
    env: { TZ: 'America/Los_Angeles' },
    allowOnly: false,
    // Far longer than any test takes: a busy machine must not decide.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Half of the time is waited for timers and sockets.
    maxWorkers: 2,
  },
});
