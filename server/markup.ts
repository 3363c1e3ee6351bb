/** Templates of `hono/html` as text. */
import type { html } from 'hono/html';

/** Text of a template in which nothing is asynchronous. Values inside were escaped by the template. */
export function markup(template: ReturnType<typeof html>): string {
  if (template instanceof Promise) throw new TypeError('The template holds a promise');
  return template.toString();
}
