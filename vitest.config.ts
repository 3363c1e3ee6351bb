import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const MODULES = ['{src,shared,tools,config}/**/*.test.{ts,tsx}', 'tests/{content,rules}/**/*.test.ts'];
/** Tests that put another module in the place of one: they need a process that has loaded none. */
const MOCKING = globSync(MODULES).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export default defineConfig({
  test: {
    projects: [
      // Modules keep no state, so most of their tests share a process, which loads each module once.
      { extends: true, test: { name: 'modules', include: MODULES, exclude: MOCKING, isolate: false } },
      { extends: true, test: { name: 'alone', include: [...MOCKING, 'tests/{server,store}/**/*.test.ts'] } },
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
