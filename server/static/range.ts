/** One byte range of a body, by RFC 9110, section 14. */
export type Range = { start: number; end: number } | 'unsatisfiable' | 'whole';

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header for a body of `size` bytes. `end` is the last byte, included.
 * Several ranges, other units and invalid values mean the whole body, as the RFC allows.
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
