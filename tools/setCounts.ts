/**
 * Starts a program with counts on or off, whatever `site.config.ts` says, for tests and measurements:
 * `COUNTS=on node --import ./tools/setCounts.ts server/main.ts`
 */
import { registerHooks } from 'node:module';

const isOn = process.env['COUNTS'] === 'on';

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith('/site.config.ts')) return loaded;
    return { ...loaded, source: String(loaded.source).replace(/counts: (true|false)/, `counts: ${isOn}`) };
  },
});
