/** Selects a content coding by RFC 9110, section 12.5.3. */
export type StoredCoding = 'br' | 'gzip' | 'identity';
/** `dcz` is created per request, with a page in the client's cache as the dictionary (`difference.ts`). */
export type Coding = StoredCoding | 'dcz';

const ITEM = /^\s*([!#$%&'*+.^_`|~0-9a-z-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** Cache of parsed headers: nearly all clients send one of a few values. */
const known = new Map<string, readonly Coding[]>();
const MAX_CACHED = 200;

function parse(header: string): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const match = ITEM.exec(item);
    if (!match) return ['identity'];
    weights.set((match[1] ?? '').toLowerCase(), Number(match[2] ?? 1));
  }
  const rest = weights.get('*');
  const weightOf = (coding: Coding): number =>
    // Identity is acceptable unless it is refused by name or by `*;q=0`. `*` does not include `dcz`, since few clients have a dictionary.
    weights.get(coding) ?? (coding === 'dcz' ? 0 : (rest ?? (coding === 'identity' ? 0.001 : 0)));
  return (['dcz', 'br', 'gzip', 'identity'] as const)
    .filter((coding) => weightOf(coding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/** Codings that the client accepts, best first. An invalid or missing header means identity. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined || header === '' || header.length > 1000) return ['identity'];
  const before = known.get(header);
  if (before) return before;
  const codings = parse(header);
  if (known.size < MAX_CACHED) known.set(header, codings);
  return codings;
}
