/** Registers `client:interaction` where Astro's runtime looks for directives. */
import whenUsed from './whenUsed.ts';

const scope = globalThis as { Astro?: Record<string, unknown> };
scope.Astro = { ...scope.Astro, interaction: whenUsed };
