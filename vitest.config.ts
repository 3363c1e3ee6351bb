import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,shared,tools,config}/**/*.test.{ts,tsx}', 'tests/{server,store,content,rules}/**/*.test.ts'],
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
