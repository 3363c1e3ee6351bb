import { Photograph, type PhotographSource } from '#ui/Photograph.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  photographs: readonly { picture: PhotographSource; caption?: string | undefined }[];
}

/** Number of photographs in rows of two on a wide page. All others then fill rows of three. */
const inPairs = (count: number): number => ((3 - (count % 3)) % 3) * 2;

/** Photographs side by side, with optional captions. */
export function Gallery({ title, desc, photographs }: Props) {
  return (
    <section data-section="gallery" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-6">
        {photographs.map(({ picture, caption }, index) => (
          <li
            key={picture.src}
            className={`sm:max-lg:last:odd:col-span-2 ${index < inPairs(photographs.length) ? 'lg:col-span-3' : 'lg:col-span-2'}`}
          >
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
