import { diffArrays } from 'diff';

interface Props {
  /** What a field says; absent where it is not there. */
  words: string | undefined;
  /** What it says on the other side. */
  other: string | undefined;
  /** How words are marked that the other side has not. */
  kind: 'ins' | 'del';
  lang: string | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

/** Words with the space behind them: letters of Arabic join, so a mark never begins within a word. */
const partsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

const PARAGRAPH = '\n\n';

/** What both sides say, without the paragraphs that are far from any mark. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const paragraphs = text.split(PARAGRAPH);
  const [first = '', last = ''] = [isFirst ? '' : paragraphs[0], isLast ? '' : paragraphs.at(-1)];
  return paragraphs.length > 2 ? [first, '…', last].filter(Boolean).join(PARAGRAPH) : text;
}

/** The words of a field. Those that the other side has not are marked by a line and a colour. */
export function MarkedWords({ words, other, kind: Mark, lang, dir }: Props) {
  if (words === undefined) return <p className="mt-1 text-muted">Not there</p>;
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
}
