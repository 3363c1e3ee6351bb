/**
 * Shows a saved record at once. After a change of a file, Astro waits 500 ms for more changes before it writes the content for the pages. A
 * save writes all of its files together, so this integration lets Astro load the content without that wait.
 */
import path from 'node:path';
import type { AstroIntegration } from 'astro';

/** Milliseconds without a change: the watcher reports the files of one save within a few milliseconds. */
const PAUSE = 20;

export const immediateRefresh = (): AstroIntegration => ({
  name: 'immediate-refresh',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      const content = path.join(server.config.root, 'content') + path.sep;
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, file) => {
        if (!path.normalize(file).startsWith(content)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void refreshContent?.({}), PAUSE);
      });
    },
  },
});
