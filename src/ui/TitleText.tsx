interface Props {
  children: string;
}

/** Parts joined by hyphens; the group keeps them in what `split` gives, at odd places. */
const COMPOUND = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** Letters that fit on a line of a phone in the size of a headline. */
const LINE = 15;

/** The text of a title. A compound of short parts stays whole, where balanced lines would break it at its hyphen. */
export function TitleText({ children }: Props) {
  return children.split(COMPOUND).map((part, index) =>
    index % 2 === 1 && part.length <= LINE ? (
      <span key={index} className="min-[22rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
