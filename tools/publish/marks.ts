/** What a text names, as the rules of a sheet need it. */

const CLASSES = /\sclass="([^"]*)"/g;
const TAGS = /<([a-z][a-z0-9-]*)/g;
const TYPES = /\btype[=:]["'`]([\w-]+)["'`]/g;
const READ = /(?:var\(|["'`])(--[\w-]+)/g;

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const classesOf = (attribute: string): string[] => unescaped(attribute).split(/\s+/);

/** Classes and elements of a page, and its marks. */
export const namesIn = (html: string): string[] => [
  ...all(html, CLASSES).flatMap(classesOf),
  ...all(html, TAGS),
  ...marksIn(html),
];

/** Kinds of fields, as `type=file`, and variables that a page or a script names. */
export const marksIn = (text: string): string[] => [
  ...all(text, TYPES).map((kind) => `type=${kind}`),
  ...variablesRead(text),
];

/** Variables that a text reads. */
export const variablesRead = (text: string): string[] => all(text, READ);

/** The text of an attribute. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
