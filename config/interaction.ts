/** Astro integration that adds `client:interaction`: an island is hydrated when its form or control is first used. */
import type { AstroIntegration } from 'astro';

/** Registers the directive with src/behaviours/interaction.ts as its entry. */
export function interaction(): AstroIntegration {
  return {
    name: 'interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/behaviours/interaction.ts' });
      },
    },
  };
}
