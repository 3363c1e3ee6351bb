import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = [
  '{src,shared,tools,config,editor}/**/*.test.{ts,tsx}',
  'tests/{server,store,content,rules}/**/*.test.ts',
];
/** Tests that mock a module: they need a process that has not loaded that module yet. */
const MOCKING = globSync(TESTS).filter((file) => /vi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    projects: [
      // Modules keep no state. So most tests share a process that loads each module once. Spies are restored after each test.
      { extends: true, test: { name: 'shared', include: TESTS, exclude: MOCKING, isolate: false, restoreMocks: true } },
      { extends: true, test: { name: 'alone', include: MOCKING } },
    ],
    env: {
      // West of UTC, code that reads a date as local time gets the day before, and its test fails.
      TZ: 'America/Los_Angeles',
      // Git does not flush its files to the disk: the tests end processes, not machines.
      GIT_TEST_FSYNC: '0',
    },
    allowOnly: false,
    // Far longer than any test takes, so that no test fails because the machine is busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Half of the time, the tests wait for timers and sockets.
    maxWorkers: 2,
  },
});
