interface Props {
  children: string;
}

/** Parts joined by hyphens; the group keeps them in what `split` gives, at odd places. */
const COMPOUND = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** Letters that fit on a line of a phone in the size of a headline. */
const LINE = 15;

/** Where a sentence ends and another begins. */
const END = /(?<=[.?!؟]) /u;
/** Letters of a sentence that takes two lines of a headline at most. */
const SHORT = 32;

/** The text of a title. Lines break between short sentences before they break within one. */
export function TitleText({ children }: Props) {
  const sentences = children.split(END);
  if (sentences.length === 1 || sentences.some(({ length }) => length > SHORT)) return whole(children);
  return sentences.map((sentence, index) => [
    index > 0 && ' ',
    <span key={sentence} className="min-[22rem]:inline-block">
      {whole(sentence)}
    </span>,
  ]);
}

/** A compound of short parts stays whole, where balanced lines would break it at its hyphen. */
const whole = (text: string) =>
  text.split(COMPOUND).map((part, index) =>
    index % 2 === 1 && part.length <= LINE ? (
      <span key={index} className="min-[22rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
