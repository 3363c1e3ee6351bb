import type { ReactNode } from 'react';
import { TitleText } from '#ui/TitleText.tsx';

interface Props {
  breadcrumb?: ReactNode;
  title: string;
  desc: string;
}

/** The head of a page without a picture, for lists and tools. */
export function PlainHead({ breadcrumb, title, desc }: Props) {
  return (
    <section id="hero" data-section="hero" className="container-page grid justify-items-start pt-8 lg:pt-14">
      {breadcrumb}
      <h1 className="display mt-4 [--size:clamp(2.25rem,1.7rem+3vw,4.25rem)]">
        <TitleText>{title}</TitleText>
      </h1>
      <p className="mt-6 max-w-measure text-lead leading-normal text-muted">{desc}</p>
    </section>
  );
}
