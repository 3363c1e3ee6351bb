/** Column spans (of twelve) for cards of different widths: every row is full, and consecutive rows are divided differently. */

const ROWS_OF_TWO = [
  [5, 7],
  [7, 5],
  [6, 6],
] as const;
const ROW_OF_THREE = [4, 4, 4] as const;

/** Spans for `count` cards; `count` is at least 2. */
export function mosaicSpans(count: number): number[] {
  const spans: number[] = [];
  let pairs = 0;
  while (spans.length < count) {
    const left = count - spans.length;
    const lastWasThree = spans.at(-1) === 4;
    const takesThree = left === 3 || (!lastWasThree && left !== 2 && left !== 4 && spans.length > 0);
    if (takesThree) spans.push(...ROW_OF_THREE);
    else spans.push(...(ROWS_OF_TWO[pairs++ % ROWS_OF_TWO.length] ?? [6, 6]));
  }
  return spans;
}
