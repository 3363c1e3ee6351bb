import type { ComponentProps } from 'react';
import { Figures } from './Figures.tsx';
import { Quotation } from './Quotation.tsx';

interface Props {
  quotation?: ComponentProps<typeof Quotation> | undefined;
  figures?: ComponentProps<typeof Figures>['figures'] | undefined;
  words: { figures: string; source: string };
}

/** What a real client says of the work, and what was measured, each figure with its source. */
export function CaseProof({ quotation, figures = [], words }: Props) {
  if (!quotation && figures.length === 0) return null;
  return (
    <section data-section="proof" className="container-page grid gap-10 pt-section">
      {quotation ? <Quotation {...quotation} /> : null}
      {figures.length > 0 ? <Figures title={words.figures} figures={figures} sourceLabel={words.source} /> : null}
    </section>
  );
}
