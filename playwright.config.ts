import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, shellPath } from './tools/browser.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,pages,budgets}/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a test spends a part of its time waiting for responses.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Far longer than any test takes, so that no test fails because the machine is busy.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // It does not reach the drawings, which are images: docs/testing.md.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: shellPath(), args: BROWSER_ARGS },
    channel: undefined,
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: `.cache/test-data-${PORT}`, RATE_LIMIT: 'off' },
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
