import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  picture: PictureSource;
  action: Link;
}

/** The offer of on-demand developers: a box of the colour `sand`, whose drawing extends above its upper edge. */
export function DevelopersOffer({ title, desc, picture, action }: Props) {
  return (
    <section data-section="developers" className="container-page pt-section">
      <div className="grid items-end gap-x-12 rounded-stage bg-sand/60 px-6 sm:px-10 lg:mt-16 lg:grid-cols-12 lg:px-16">
        <Picture picture={picture} className="-mt-6 lg:order-2 lg:col-span-6 lg:mb-8 lg:max-xl:self-center xl:-mt-24" />
        <div className="pt-2 pb-12 lg:col-span-6 lg:self-center lg:py-11">
          <h2 className="display">{title}</h2>
          <p className="mt-5 max-w-measure text-lead leading-normal text-muted">{desc}</p>
          <p className="mt-7">
            <TextLink href={action.href}>{action.label}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
