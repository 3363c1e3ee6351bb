import { diffArrays } from 'diff';
import { memo } from 'react';

interface Props {
  /** The text of a field; absent if this version does not have the field. */
  words: string | undefined;
  /** The text of the other version. */
  other: string | undefined;
  /** The element that marks words which the other version does not have. */
  kind: 'ins' | 'del';
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

/** Words, each with the space after it. Arabic letters join, so a mark must not begin within a word. */
const partsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

const PARAGRAPH = '\n\n';

/** Text that both versions have, without the paragraphs that are not next to a mark. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const paragraphs = text.split(PARAGRAPH);
  const [first = '', last = ''] = [isFirst ? '' : paragraphs[0], isLast ? '' : paragraphs.at(-1)];
  return paragraphs.length > 2 ? [first, '…', last].filter(Boolean).join(PARAGRAPH) : text;
}

/**
 * The text of a field. Words that the other version does not have are marked by a line and a colour. The words are compared only when a text
 * has changed: during a publication the page is rendered every second.
 */
export const MarkedWords = memo(function MarkedWords({ words, other, kind: Mark, lang, dir }: Props) {
  if (words === undefined) return <p className="mt-1 text-muted">No text</p>;
  const parts = other === undefined ? [] : diffArrays(partsOf(other), partsOf(words));
  return (
    <p lang={lang} dir={dir} className="mt-1 wrap-anywhere whitespace-pre-wrap">
      {other === undefined && words}
      {parts.map(({ added, removed, value }, index) => {
        if (removed) return null;
        const text = value.join('');
        if (added) return <Mark key={index}>{text}</Mark>;
        return <span key={index}>{shortened(text, index === 0, index === parts.length - 1)}</span>;
      })}
    </p>
  );
});
