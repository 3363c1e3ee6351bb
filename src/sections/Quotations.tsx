import type { ComponentProps } from 'react';
import { TitleText } from '#ui/TitleText.tsx';
import { Quotation } from './Quotation.tsx';

interface Props {
  title: string;
  quotations: readonly ComponentProps<typeof Quotation>[];
}

/** Quotations of clients, in two columns on wide pages. */
export function Quotations({ title, quotations }: Props) {
  return (
    <section data-section="quotations" className="container-page pt-section">
      <h2 className="text-title leading-tight tracking-[-0.03em]">
        <TitleText>{title}</TitleText>
      </h2>
      <div
        className={`mt-8 grid items-start gap-x-12 gap-y-10 ${quotations.length > 1 ? 'lg:grid-cols-2' : ''} *:last:odd:col-span-full`}
      >
        {quotations.map((quotation) => (
          <Quotation key={quotation.text} {...quotation} />
        ))}
      </div>
    </section>
  );
}
