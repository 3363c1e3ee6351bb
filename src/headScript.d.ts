/** A module and what it imports as the text of one classic script: config/headScript.ts. */
declare module '*?script' {
  const text: string;
  export default text;
}
