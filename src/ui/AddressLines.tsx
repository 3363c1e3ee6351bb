/**
 * The lines of a postal address. A line in another script keeps its own direction and is aligned with the other lines. Readers that use no
 * styles need the line breaks.
 */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
      <br />
    </span>
  ));
}
