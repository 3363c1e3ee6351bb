import type { ReactNode } from 'react';
import { BrandMark } from '#ui/BrandMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageLink, LinkGroup, Navigation, PanelItem, ShellLink } from './types.ts';

interface Props {
  home: ShellLink & { brand: string };
  navigation: Navigation;
  search: ShellLink;
  languages: readonly LanguageLink[];
  labels: { menu: string; closeMenu: string; theme: string; language: string };
}

/** The menu of small screens: a modal dialog over the whole screen. Opens, closes and folds without script. */
export function MobileMenu({ home, navigation, search, languages, labels }: Props) {
  const { company, services, industries, links, contact } = navigation;
  return (
    <dialog id="menu" aria-label={labels.menu} className="menu" data-lenis-prevent="">
      <div className="container-page flex min-h-full flex-col pb-8">
        <div className="sticky inset-bs-0 z-10 flex h-header items-center bg-page">
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
            <Links links={company.links} />
          </Accordion>
          <Accordion item={services}>
            {services.columns.flat().map((group) => (
              <GroupAccordion key={group.href} group={group} />
            ))}
          </Accordion>
          <Accordion item={industries}>
            <Links links={industries.links} />
          </Accordion>
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-t border-line">
                <a
                  href={link.href}
                  hrefLang={link.hrefLang}
                  aria-current={link.current}
                  className="flex min-h-14 items-center aria-[current]:text-water"
                >
                  {link.label}
                </a>
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
      <summary className={`flex min-h-14 items-center justify-between ${item.current ? 'text-water' : ''}`}>
        {item.label}
        <span className="plus" />
      </summary>
      <div className="pb-5 text-body font-medium">
        <a href={item.href} className="flex min-h-11 items-center text-water">
          {item.overview}
        </a>
        {item.note && <p className="pb-2 text-small font-normal text-muted">{item.note}</p>}
        {children}
      </div>
    </details>
  );
}

function GroupAccordion({ group }: { group: LinkGroup }) {
  return (
    <details>
      <summary className={`flex min-h-12 items-center justify-between ${group.current ? 'text-water' : ''}`}>
        {group.label}
        <span className="plus scale-75" />
      </summary>
      <div className="mb-2 border-s-2 border-water ps-4 font-normal">
        <Links links={[{ label: group.label, href: group.href, current: group.current }, ...group.children]} />
      </div>
    </details>
  );
}

function Links({ links }: { links: readonly ShellLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, hrefLang, current }) => (
        <li key={href}>
          <a
            href={href}
            hrefLang={hrefLang}
            aria-current={current}
            className="flex min-h-11 items-center aria-[current]:text-water"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
