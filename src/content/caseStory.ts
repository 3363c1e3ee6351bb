/** The text of a case study, cut where its diagram belongs. */

/** Heading of the part that the diagram closes. */
const PART = /<h2 id="architecture"/;

/** The HTML up to the end of the architecture part, and the rest. Throws when the text has no such part or nothing follows it. */
export function cutAfterArchitecture(html: string): [before: string, after: string] {
  const start = html.search(PART);
  const end = html.indexOf('<h2', start + 1);
  if (start < 0 || end < 0) throw new Error('A case study needs a part ‘Architecture’ and a part after it');
  return [html.slice(0, end), html.slice(end)];
}
