/** Whether a client prefers the Markdown alternate of a page to its HTML (RFC 9110, section 12.5.1). */
import { parseAccept } from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';

/**
 * True when `header` (Accept) contains `text/markdown` with at least the weight of HTML. Wildcards do not count, and browsers never
 * send it.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!header?.toLowerCase().includes(MARKDOWN)) return false;
  const ranges = parseAccept(header.toLowerCase());
  const weightOf = (...types: string[]): number =>
    types.flatMap((type) => ranges.find((range) => range.type === type)?.q ?? [])[0] ?? 0;
  const weight = weightOf(MARKDOWN);
  return weight > 0 && weight >= weightOf('text/html', 'text/*', '*/*');
}
