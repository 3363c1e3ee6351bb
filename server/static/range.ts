/** Parses byte ranges by RFC 9110, section 14. `start` and `end` are the first and the last byte, both included. */
export type Range = { start: number; end: number } | 'unsatisfiable' | 'whole';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a `Range` header for a body of `size` bytes. Returns `whole` for several ranges, other units and invalid values (the RFC allows it).
 */
export function parseRange(header: string, size: number): Range {
  const [, first = '', last = ''] = SINGLE.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
