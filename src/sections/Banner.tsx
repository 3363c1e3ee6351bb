import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { Strata } from '#ui/Strata.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  /** Name of the section for tools; left out where the banner closes another section. */
  section?: string;
  action: Link;
  picture?: PictureSource;
}

/** The call: strata open on night across the whole page. With a picture, the place stands on the horizon. */
export function Banner({ section, title, desc, action, picture }: Props) {
  const Wrapper = section ? 'section' : 'div';
  return (
    <Wrapper data-section={section} className="on-night mt-section">
      <Strata />
      <div className="bg-night text-on-night">
        <div
          className={`container-page grid items-center gap-x-12 gap-y-10 pt-10 pb-section ${picture ? 'lg:grid-cols-2' : 'lg:grid-cols-[1fr_auto]'}`}
        >
          <div>
            <h2 className="display max-w-[40rem]">{title}</h2>
            <p className="mt-5 max-w-measure text-lead leading-normal text-on-night-muted">{desc}</p>
            {picture ? (
              <p className="mt-8">
                <ButtonLink href={action.href} tone="paper">
                  {action.label}
                </ButtonLink>
              </p>
            ) : null}
          </div>
          {picture ? (
            <Picture picture={picture} />
          ) : (
            <p>
              <ButtonLink href={action.href} tone="paper">
                {action.label}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      <Strata direction="up" />
    </Wrapper>
  );
}
