import { Button } from '#ui/Button.tsx';

interface Props {
  words: { briefTitle: string; briefEmpty: string; teamSize: string; send: string; noScript: string };
  brief: string;
  people: number;
  /** Address of the contact form that works without script. */
  plainForm: string;
}

/** The current brief, and the button that passes it to the contact form. */
export function BriefPanel({ words, brief, people, plainForm }: Props) {
  return (
    <div className="on-night rounded-stage border border-transparent bg-night p-6 text-on-night sm:p-8 lg:sticky-below-header lg:self-start">
      <div className="needs-script">
        <h3 id="team-brief" className="text-lead">
          {words.briefTitle}
        </h3>
        <p role="status" className="min-h-6 text-small text-on-night-water">
          {people > 0 ? words.teamSize.replace('{people}', String(people)) : null}
        </p>
        <section
          data-brief=""
          aria-labelledby="team-brief"
          tabIndex={0}
          className={`mt-3 mb-6 max-h-[24rem] min-h-24 overflow-y-auto [text-align:-webkit-match-parent] [text-align:match-parent] break-words whitespace-pre-wrap [unicode-bidi:plaintext] lg:max-h-[min(24rem,calc(100dvh-22rem))] ${brief ? '' : 'text-on-night-muted'}`}
        >
          {brief || words.briefEmpty}
        </section>
      </div>
      <noscript>
        <p className="mb-5">{words.noScript}</p>
        <Button formAction={plainForm} tone="paper">
          {words.send}
        </Button>
      </noscript>
      <div className="needs-script">
        <Button tone="paper">{words.send}</Button>
      </div>
    </div>
  );
}
