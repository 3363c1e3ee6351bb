/** A postal address, each line on one of its own; a line in another script keeps its order and stands where the page's lines begin. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
