import type { ComponentProps } from 'react';
import { Figures } from './Figures.tsx';
import { Quotation } from './Quotation.tsx';

interface Props {
  quotation?: ComponentProps<typeof Quotation> | undefined;
  figures?: ComponentProps<typeof Figures>['figures'] | undefined;
  words: { figures: string; source: string };
}

/** A quotation of a real client, and measured figures, each with its source. */
export function CaseProof({ quotation, figures = [], words }: Props) {
  if (!quotation && figures.length === 0) return null;
  return (
    <section data-section="proof" className="container-page grid gap-10 pt-section">
      {quotation ? <Quotation {...quotation} /> : null}
      {figures.length > 0 ? <Figures title={words.figures} figures={figures} sourceLabel={words.source} /> : null}
    </section>
  );
}
