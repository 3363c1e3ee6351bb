/**
 * Starts a program with counts on or off, independently of `site.config.ts`, for tests and measurements:
 * `COUNTS=on node --import ./tools/setCounts.ts server/main.ts`
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const isOn = process.env['COUNTS'] === 'on';

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith('/site.config.ts')) return loaded;
    const text = readFileSync(new URL(url), 'utf8');
    return { ...loaded, source: text.replace(/counts: (true|false)/, `counts: ${isOn}`) };
  },
});
