/** Column spans (of twelve) that make a list of cards a mosaic: every row is full, no two rows in a row are cut alike. */

const ROWS_OF_TWO = [
  [5, 7],
  [7, 5],
  [6, 6],
] as const;
const ROW_OF_THREE = [4, 4, 4] as const;

/** Spans for `count` cards, at least two. */
export function mosaicSpans(count: number): number[] {
  const spans: number[] = [];
  let pairs = 0;
  while (spans.length < count) {
    const left = count - spans.length;
    const lastWasThree = spans.length > 0 && spans.at(-1) === 4;
    const takesThree = left === 3 || (!lastWasThree && left !== 2 && left !== 4 && spans.length > 0);
    if (left === 1) return [...spans, 12];
    if (takesThree) spans.push(...ROW_OF_THREE);
    else spans.push(...(ROWS_OF_TWO[pairs++ % ROWS_OF_TWO.length] ?? [6, 6]));
  }
  return spans;
}
