declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

declare global {
  interface Document {
    /** Whether the page is drawn ahead, out of sight. Not in the types of the platform yet. */
    readonly prerendering?: boolean;
  }
}

export {};
