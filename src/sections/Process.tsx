import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { PictureSource } from '#ui/Picture.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { Banner } from './Banner.tsx';
import type { PersonCard } from './ContactPerson.tsx';
import type { ContactLink, Heading } from './types.ts';

interface Props extends Heading {
  /** Anchor of the section. */
  id?: string;
  steps: readonly Heading[];
  /** The banner at the end of the section. */
  banner?: Heading;
  action?: ContactLink;
  /** The contact person in the banner. */
  person?: PersonCard | undefined;
  /** The picture in the banner. */
  picture?: PictureSource;
  /** The picture above the banner, on wide pages. */
  horizon?: PictureSource;
}

const COLUMNS: Readonly<Record<number, string>> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6 lg:max-xl:gap-x-4',
};

/** Steps along a drawn channel: it has the width of the page, and a shaft connects it to each step. */
export function Process({ id, title, desc, steps, banner, action, person, picture, horizon }: Props) {
  return (
    <section data-section="process" id={id} className="overflow-x-clip pt-section">
      <div className="container-page">
        <SectionHeading title={title} desc={desc} />
        <ol
          className={`channel-bed channel mt-10 grid gap-x-8 gap-y-8 lg:mt-14 ${COLUMNS[steps.length] ?? 'lg:grid-cols-4'}`}
        >
          {steps.map((step) => (
            <li key={step.title} className="shaft">
              <h3 className="text-lead">
                <TitleText>{step.title}</TitleText>
              </h3>
              <p className="mt-1.5 text-muted">{step.desc}</p>
            </li>
          ))}
        </ol>
      </div>
      {banner && action ? (
        <Banner {...banner} action={action} person={person} picture={picture} horizon={horizon} />
      ) : null}
    </section>
  );
}
