import { TitleText } from '#ui/TitleText.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  questions: readonly { question: string; answer: string }[];
}

/** A list of questions. The first one is open. */
export function Faq({ title, desc, questions }: Props) {
  return (
    <section data-section="faq" className="container-page grid gap-x-12 gap-y-8 pt-section xl:grid-cols-12">
      <div className="xl:col-span-4">
        <h2 className="display [--size:clamp(1.9rem,1.5rem+1.6vw,2.75rem)]">{title}</h2>
        <p className="mt-4 max-w-measure text-muted xl:max-w-[22rem]">{desc}</p>
      </div>
      <div className="border-b border-line xl:col-span-8">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-t border-line">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 hover:text-water">
              <h3 className="text-lead">
                <TitleText>{question}</TitleText>
              </h3>
              <span className="plus" />
            </summary>
            <p className="max-w-[42rem] pe-10 pb-7 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
