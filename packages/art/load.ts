/** Loads the modules of the drawings in Node. Vite compiles them, because they contain JSX and find the subjects with `import.meta.glob`. */
import { createServer } from 'vite';
import type * as Drawings from './drawings.ts';
import type * as Registry from './registry.ts';

export type Modules = Pick<typeof Drawings, 'drawables' | 'allFaults'> & Pick<typeof Registry, 'COLLECTION'>;

/** Calls `use` with the modules and returns its result. Vite's server ends after it. */
export async function withModules<T>(use: (modules: Modules) => T): Promise<T> {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawables, allFaults } = (await vite.ssrLoadModule('/drawings.ts')) as typeof Drawings;
    const { COLLECTION } = (await vite.ssrLoadModule('/registry.ts')) as typeof Registry;
    return use({ drawables, allFaults, COLLECTION });
  } finally {
    await vite.close();
  }
}
