/** Whether a client asks for the Markdown of a page rather than for the page (RFC 9110, section 12.5.1). */
import { parseAccept } from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';

/**
 * True when `header` (Accept) names `text/markdown` and likes it at least as much as HTML. Wildcards never mean Markdown, and
 * browsers name it nowhere.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!header?.toLowerCase().includes(MARKDOWN)) return false;
  const ranges = parseAccept(header.toLowerCase());
  const weightOf = (...types: string[]): number =>
    types.flatMap((type) => ranges.find((range) => range.type === type)?.q ?? [])[0] ?? 0;
  const weight = weightOf(MARKDOWN);
  return weight > 0 && weight >= weightOf('text/html', 'text/*', '*/*');
}
