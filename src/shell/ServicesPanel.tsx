import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { NavList } from './NavList.tsx';
import type { LinkGroup, Navigation } from './types.ts';

export interface Promo {
  question: string;
  answer: string;
  picture: PictureSource;
}

interface Props {
  services: Navigation['services'];
  contact: Navigation['contact'];
  promo: Promo;
}

/** Every service under its group, in three columns, and a contact link for visitors who do not know which service they need. */
export function ServicesPanel({ services, contact, promo }: Props) {
  return (
    <div className="grid grid-cols-3 gap-x-8 p-6 xl:grid-cols-[repeat(3,1fr)_15rem] xl:p-8">
      {services.columns.map((groups) => (
        <div key={groups[0]?.href} data-column="" className="grid content-start gap-6">
          {groups.map((group) => (
            <Group key={group.href} group={group} />
          ))}
        </div>
      ))}
      <div className="col-span-3 mt-6 flex items-center gap-6 border-t border-line pt-5 text-small xl:col-span-1 xl:mt-0 xl:grid xl:content-start xl:gap-4 xl:border-s xl:border-t-0 xl:ps-8 xl:pt-0">
        <div className="hidden xl:block">
          <Picture picture={promo.picture} />
        </div>
        <p className="text-muted">
          <strong className="font-semibold text-ink">{promo.question}</strong> {promo.answer} {services.note}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-3 whitespace-nowrap">
          <TextLink {...contact}>{contact.label}</TextLink>
          <TextLink {...services.overview}>{services.overview.label}</TextLink>
        </p>
      </div>
    </div>
  );
}

function Group({ group }: { group: LinkGroup }) {
  return (
    <section>
      <h3 className="text-small tracking-normal">
        <a
          href={group.href}
          aria-current={group.current}
          className="channel-link inline-block py-0.5 aria-[current]:text-water"
        >
          {group.label}
        </a>
      </h3>
      <NavList links={group.children} />
    </section>
  );
}
