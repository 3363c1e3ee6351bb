/** Vite plugin for a script that stands in the head: `import text from './head.ts?script'` gives a module and what it imports as one small classic script. */
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?script';

/** Bundles what is imported with the query `?script`. */
export function headScript(): Plugin {
  return {
    name: 'head-script',
    // Before Vite, which would take the module for itself.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const input = id.slice(0, -QUERY.length);
      this.addWatchFile(input);
      return `export default ${JSON.stringify(await bundle(input))}`;
    },
  };
}

async function bundle(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
