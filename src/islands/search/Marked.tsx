/** An excerpt with highlighted matches. It is rendered as text, never as HTML. */
export function Marked({ excerpt }: { excerpt: string }) {
  return excerpt.split(/<\/?mark>/).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="bg-sand/60 font-semibold text-ink">
        {plain(part)}
      </mark>
    ) : (
      plain(part)
    ),
  );
}

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
