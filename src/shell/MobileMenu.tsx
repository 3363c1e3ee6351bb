import type { ReactNode } from 'react';
import { BrandMark } from '#ui/BrandMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SearchButton } from './SearchButton.tsx';
import { NavList } from './NavList.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageLink, LinkGroup, Navigation, PanelItem, ShellLink } from './types.ts';

/** Classes of a name that is underlined if the link or summary around it is current. */
const MARKED = 'channel-link pb-0.5 group-aria-[current]:bg-size-[100%_2px]';

interface Props {
  home: ShellLink & { brand: string };
  navigation: Navigation;
  search: ShellLink;
  languages: readonly LanguageLink[];
  labels: { menu: string; closeMenu: string; theme: string; language: string };
}

/** The menu of small screens: a modal dialog over the whole screen. It and its accordions open and close without script. */
export function MobileMenu({ home, navigation, search, languages, labels }: Props) {
  const { company, services, industries, links, contact } = navigation;
  return (
    <dialog id="menu" aria-label={labels.menu} className="menu">
      <div className="container-page flex min-h-full flex-col pb-8">
        <div data-bar="" className="sticky inset-bs-0 z-10 flex h-header items-center bg-page">
          <a
            href={home.href}
            aria-label={`${home.brand} ${home.label}`}
            className="me-auto inline-flex min-h-11 items-center"
          >
            <BrandMark name={home.brand} />
          </a>
          <SearchButton search={search} />
          <ThemeSwitch label={labels.theme} />
          <form method="dialog" className="-me-2">
            <button type="submit" aria-label={labels.closeMenu} className="grid size-12 place-items-center">
              <Icon name="ph:x" className="size-7" />
            </button>
          </form>
        </div>
        <nav aria-label={labels.menu} className="flex-1 border-y border-line text-lead font-semibold">
          <Accordion item={company}>
            <ul>
              {company.links.map((link) => (
                <li key={link.href}>
                  <MenuLink link={link} className="min-h-11" />
                </li>
              ))}
            </ul>
          </Accordion>
          <Accordion item={services}>
            {services.columns.flat().map((group) => (
              <GroupAccordion key={group.href} group={group} />
            ))}
          </Accordion>
          <Accordion item={industries}>
            <NavList links={industries.links} />
          </Accordion>
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-t border-line">
                <MenuLink link={link} className="min-h-14" />
              </li>
            ))}
          </ul>
        </nav>
        <p className="pt-6">
          <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
        </p>
        <LanguageLinks label={labels.language} languages={languages} className="mt-5" />
      </div>
    </dialog>
  );
}

function Accordion({ item, children }: { item: PanelItem; children: ReactNode }) {
  return (
    <details className="border-t border-line first:border-t-0">
      <Summary item={item} className="min-h-14" />
      <div className="pb-5 text-body font-medium">
        <MenuLink link={item.overview} className="min-h-11 text-water" />
        {item.note && <p className="pb-2 text-small font-normal text-muted">{item.note}</p>}
        {children}
      </div>
    </details>
  );
}

function GroupAccordion({ group }: { group: LinkGroup }) {
  return (
    <details>
      <Summary item={group} className="min-h-12" marker="[scale:0.75]" />
      <div className="mb-2 border-s-2 border-water ps-4 font-normal">
        <MenuLink link={group} className="min-h-11" />
        <NavList links={group.children} />
      </div>
    </details>
  );
}

/**
 * The summary of an accordion. If the accordion contains the current page, it is underlined and has `aria-current`, like the panel buttons.
 */
function Summary({ item, className, marker = '' }: { item: ShellLink; className: string; marker?: string }) {
  return (
    <summary
      aria-current={item.current}
      className={`group flex items-center justify-between aria-[current]:text-water ${className}`}
    >
      <span className={MARKED}>{item.label}</span>
      <span className={`plus ${marker}`} />
    </summary>
  );
}

function MenuLink({
  link: { label, href, current, hrefLang, language },
  className,
}: {
  link: ShellLink;
  className: string;
}) {
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      aria-current={current}
      className={`group flex items-center aria-[current]:text-water ${className}`}
    >
      <span className={MARKED}>{label}</span>
      {language && <span className="ms-2 text-small font-normal text-muted"> {language}</span>}
    </a>
  );
}
