declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

declare global {
  interface Document {
    /** Whether the page is being prerendered. TypeScript's DOM types do not include it yet. */
    readonly prerendering?: boolean;
  }
}

export {};
