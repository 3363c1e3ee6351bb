import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,shared,tools,config}/**/*.test.{ts,tsx}', 'tests/{server,store,content,rules}/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
