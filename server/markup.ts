/** Converts templates of `hono/html` to text. */
import type { html } from 'hono/html';

/** The result of a template. */
export type Content = ReturnType<typeof html>;

/** Converts a synchronous template to text. The values are already escaped. Throws TypeError for an asynchronous template. */
export function markup(template: Content): string {
  if (template instanceof Promise) throw new TypeError('The template holds a promise');
  return template.toString();
}
