/** Bundles the scripts of the templates in the same way as a build does. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import settings from '../../astro.config.ts';

/** Astro bundles a script without attributes. If the bundle imports nothing, Astro inlines it as a module. */
const SCRIPT = /<script>(.*?)<\/script>/gs;

/** Texts of the scripts in the templates under `folder`, bundled as Astro does: by Vite, with the settings of the build. */
export async function templateScripts(folder = 'src'): Promise<ReadonlySet<string>> {
  const sources = new Map<string, string>();
  for (const file of globSync('**/*.astro', { cwd: folder })) {
    const place = path.resolve(folder, file);
    const scripts = readFileSync(place, 'utf8').matchAll(SCRIPT);
    for (const [, text = ''] of scripts) sources.set(`${place}?${sources.size}.ts`, text);
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'template-scripts',
        // Before Vite's own plugins, which would load the template itself as the module.
        enforce: 'pre',
        resolveId: (id) => (sources.has(id) ? id : undefined),
        load: (id) => sources.get(id),
      },
    ],
    build: {
      ...settings.vite?.build,
      write: false,
      rolldownOptions: { ...settings.vite?.build?.rolldownOptions, input: [...sources.keys()] },
    },
  })) as Rolldown.RolldownOutput;
  return new Set(output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code.trim() : [])));
}
