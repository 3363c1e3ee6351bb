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

/** A module and what it imports as the text of one classic script: config/headScript.ts. */
declare module '*?script' {
  const text: string;
  export default text;
}
