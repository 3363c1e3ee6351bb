import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { Strata } from '#ui/Strata.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { ContactPerson, type PersonCard } from './ContactPerson.tsx';
import type { ContactLink, Heading } from './types.ts';

interface Props extends Heading {
  /** Value of `data-section`. Undefined if the banner is the end of another section. */
  section?: string;
  action: ContactLink;
  /** The contact person. */
  person?: PersonCard | undefined;
  /** Picture below the text, for a dark background. */
  picture?: PictureSource;
  /** The picture that replaces it on wide pages. */
  wide?: PictureSource;
  /** Picture above the banner, for a light background; on wide pages only. */
  horizon?: PictureSource;
}

/** The call to action at the end of a page or section: full width, with a dark background between strata. */
export function Banner({ section, title, desc, action, person, picture, wide, horizon }: Props) {
  const Wrapper = section ? 'section' : 'div';
  const button = (
    <p>
      <ButtonLink href={action.href} tone="paper">
        {action.label}
      </ButtonLink>
    </p>
  );
  return (
    <Wrapper data-section={section} className="mt-section">
      {horizon ? (
        <div data-wide="" className="container-page max-lg:hidden">
          <Picture picture={horizon} />
        </div>
      ) : null}
      <div className="on-night">
        <Strata />
        <div className="bg-night text-on-night">
          <div
            className={`container-page grid gap-x-12 gap-y-10 py-12 lg:grid-cols-[1fr_auto] ${action.channels.length > 0 ? 'items-start' : 'items-center'}`}
          >
            <div>
              <h2 className="display max-w-[40rem]">
                <TitleText>{title}</TitleText>
              </h2>
              <p className="mt-5 max-w-measure text-lead leading-normal text-on-night-muted">{desc}</p>
            </div>
            {action.channels.length > 0 ? (
              <div>
                {button}
                <ContactLinks channels={action.channels} className="mt-4 lg:flex-col" />
              </div>
            ) : (
              button
            )}
            {person ? <ContactPerson person={person} /> : null}
            {picture ? (
              <Picture
                picture={picture}
                wide={wide}
                className={`lg:col-span-2 ${wide ? 'lg:mt-6' : 'max-w-[40rem]'}`}
              />
            ) : null}
          </div>
        </div>
        <Strata direction="up" />
      </div>
    </Wrapper>
  );
}
