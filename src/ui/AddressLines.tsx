/** The lines of a postal address. A line in another script keeps its own direction and is aligned with the other lines. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
