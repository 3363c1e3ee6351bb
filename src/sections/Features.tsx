import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  picture: PictureSource;
  items: readonly Heading[];
}

/** A list of key features next to a picture. */
export function Features({ title, desc, picture, items }: Props) {
  return (
    <section data-section="features" className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:order-2 lg:col-span-6 lg:col-start-7">
        <div className="tall:sticky-below-header">
          <SectionHeading title={title} desc={desc} />
          <Picture picture={picture} className="mt-10 rounded-stage bg-sand/60" />
        </div>
      </div>
      <dl className="self-start lg:order-1 lg:col-span-5">
        {items.map((item) => (
          <div
            key={item.title}
            data-card=""
            className="relative border-s-[3px] border-line ps-7 pb-8 last:pb-0 before:absolute before:inset-s-[-9px] before:inset-bs-2 before:size-3.75 before:rounded-full before:border-[3px] before:border-water before:bg-page"
          >
            <dt className="text-lead font-semibold text-balance">{item.title}</dt>
            <dd className="mt-1.5 text-muted">{item.desc}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
