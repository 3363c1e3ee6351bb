import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { immediateRefresh } from './immediateRefresh.ts';

const ROOT = path.resolve('drafts');
const watcher = new EventEmitter();
const refreshContent = vi.fn(() => Promise.resolve());

const change = (file: string) => watcher.emit('all', 'change', path.join(ROOT, file));

beforeEach(async () => {
  vi.useFakeTimers();
  refreshContent.mockClear();
  const server = { config: { root: ROOT }, watcher };
  await immediateRefresh().hooks['astro:server:setup']?.({
    server,
    refreshContent,
  } as unknown as HookParameters<'astro:server:setup'>);
});
afterEach(() => {
  watcher.removeAllListeners();
  vi.useRealTimers();
});

it('loads the content once for all files of a save', () => {
  change('content/en/blog/a.md');
  change('content/ar/blog/a.md');
  expect(refreshContent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(refreshContent).toHaveBeenCalledOnce();
});

it('loads nothing for files outside of the content', () => {
  change('src/pages/index.astro');
  change('content.bak/en/blog/a.md');
  vi.advanceTimersByTime(1000);
  expect(refreshContent).not.toHaveBeenCalled();
});
