import { Photograph, type PhotographSource } from '#ui/Photograph.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  photographs: readonly { picture: PhotographSource; caption?: string | undefined }[];
}

/** Photographs side by side, each with its caption where it has one. */
export function Gallery({ title, desc, photographs }: Props) {
  return (
    <section data-section="gallery" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className={`mt-10 grid gap-8 sm:grid-cols-2 ${photographs.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
        {photographs.map(({ picture, caption }) => (
          <li key={picture.src}>
            <figure>
              <Photograph picture={picture} />
              {caption ? <figcaption className="mt-3 text-small text-muted">{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
