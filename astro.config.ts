import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { interaction } from './config/interaction.ts';
import { markdown } from './config/markdown.ts';
import { withoutOriginals } from './config/photographs.ts';
import { purgeStyles } from './config/purgeStyles.ts';
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
  // React renders to a string, which takes half of the time of a stream. It then has no prefix for `useId`, so lint refuses that.
  integrations: [react({ experimentalDisableStreaming: true }), interaction(), withoutOriginals(), purgeStyles()],
  vite: {
    plugins: [tailwindcss()],
    // Otherwise scripts that share a constant load it from one more file: the contact page would request one for a single short word.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    // For the script of the shell (src/layouts/Page.astro), which the page imports as a module.
    worker: { format: 'es' },
  },
});
