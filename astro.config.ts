import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { splitDataStore } from './config/dataStore.ts';
import { plainImports } from './config/plainImports.ts';
import { headScript } from './config/headScript.ts';
import { interaction } from './config/interaction.ts';
import { markdown } from './config/markdown.ts';
import { site } from './site.config.ts';

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // Speculation rules fetch the next page: shared/speculation.ts.
  prefetch: false,
  markdown,
  experimental: { incrementalBuild: true },
  integrations: [react(), interaction()],
  vite: {
    plugins: [tailwindcss(), splitDataStore(), plainImports(), headScript()],
    // A constant that a page's script shares with an island would be a file of its own, asked for after the script.
    build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  },
});
