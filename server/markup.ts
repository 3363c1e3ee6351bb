/** Templates of `hono/html` as text. */
import type { html } from 'hono/html';

/** Converts a synchronous template to text. The template has already escaped the values. */
export function markup(template: ReturnType<typeof html>): string {
  if (template instanceof Promise) throw new TypeError('The template holds a promise');
  return template.toString();
}
