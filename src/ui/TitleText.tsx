interface Props {
  children: string;
}

/** A word with hyphens. Because of the capturing group, `split` returns these words too, at odd indexes. */
const COMPOUND = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** Number of characters that fit on one line of a headline on a phone. */
const LINE = 15;

/** The space between two sentences. */
const END = /(?<=[.?!؟]) /u;
/** Maximum number of characters of a sentence that takes at most two lines of a headline. */
const SHORT = 32;

/** The text of a title. If all its sentences are short, lines break between sentences where possible, not within one. */
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

/** Prevents line breaks within short words with hyphens; otherwise balanced lines would break at the hyphen. */
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
