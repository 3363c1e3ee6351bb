/** An excerpt with its matches set off, each in its place whatever the direction of its word. Read as text, never as HTML. */
export function Marked({ excerpt }: { excerpt: string }) {
  return excerpt.split(/<\/?mark>/).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="bg-sand/60 font-semibold text-ink [unicode-bidi:isolate]">
        {plain(part)}
      </mark>
    ) : (
      plain(part)
    ),
  );
}

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
