/** Converts templates of `hono/html` to text. */
import type { html } from 'hono/html';

/** Converts a synchronous template to text. The values are already escaped. Throws TypeError for an asynchronous template. */
export function markup(template: ReturnType<typeof html>): string {
  if (template instanceof Promise) throw new TypeError('The template holds a promise');
  return template.toString();
}
