import { Icon } from '#ui/Icon.tsx';
import type { TextLanguage } from './types.ts';

export interface RoleView {
  slug: string;
  href: string;
  title: string;
  desc: string;
  /** Keys that the filter compares. */
  discipline: string;
  place: string;
  placeName: string;
  placeIcon: string;
  terms: string;
  /** Language of title and description, if it is not that of the page. */
  language?: TextLanguage;
}

interface Props {
  roles: readonly RoleView[];
  /** Heading level of the titles of the roles: one below the heading above them. */
  heading: 'h3' | 'h4';
}

/** A list of roles: title, description, place and terms. The whole row is a link to the role. */
export function RoleRows({ roles, heading: Name }: Props) {
  return (
    <ul>
      {roles.map(({ slug, href, title, desc, discipline, place, placeName, placeIcon, terms, language }) => (
        <li
          key={slug}
          data-card=""
          data-role=""
          data-discipline={discipline}
          data-place={place}
          className="group relative grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[1fr_12rem_auto]"
        >
          <div {...language}>
            <Name className="text-title leading-[1.15] rtl:leading-[1.4] font-semibold tracking-[-0.03em]">
              <a href={href} className="after:absolute after:inset-0 group-hover:text-water">
                {title}
              </a>
            </Name>
            <p className="mt-2 max-w-[38rem] text-muted">{desc}</p>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-1 md:block md:pt-1">
            <p className="flex items-center gap-2 font-semibold">
              <Icon name={placeIcon} className="size-5 text-water" />
              {placeName}
            </p>
            <p className="text-muted md:mt-1">{terms}</p>
          </div>
          <Icon
            name="ph:arrow-right"
            className="size-6 text-water [transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0.25rem] rtl:group-hover:[translate:-0.25rem] max-md:hidden md:mt-1.5"
          />
        </li>
      ))}
    </ul>
  );
}
