import { BrandMark } from '#ui/BrandMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { IndustriesPanel } from './IndustriesPanel.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PanelButton } from './PanelButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ServicesPanel, type Promo } from './ServicesPanel.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { LanguageLink, Navigation, ShellLink } from './types.ts';

interface Props {
  home: ShellLink & { brand: string };
  navigation: Navigation;
  promo: Promo;
  search: ShellLink;
  languages: readonly LanguageLink[];
  labels: { openMenu: string; theme: string; language: string };
}

/**
 * The header: logo, navigation with its three panels, and Get In Touch. Below 64 rem, a button that opens the menu replaces the navigation.
 */
export function Header({ home, navigation, promo, search, languages, labels }: Props) {
  const { company, services, industries, links, contact } = navigation;
  return (
    <header className="sticky inset-bs-0 z-10 bg-page [@media(height<20rem)]:static">
      <div className="container-page flex h-header items-center gap-3 xl:gap-6">
        <a
          href={home.href}
          aria-label={`${home.brand} ${home.label}`}
          aria-current={home.current}
          className="me-auto inline-flex min-h-11 items-center lg:me-0 xl:me-6"
        >
          <BrandMark name={home.brand} />
        </a>
        <nav aria-label={navigation.label} className="hidden lg:block lg:max-xl:flex-1">
          <ul className="flex items-center justify-evenly gap-2 text-small font-medium xl:gap-6 min-[90rem]:gap-8">
            <PanelButton item={company} id="panel-company" isNarrow>
              <CompanyPanel company={company} />
            </PanelButton>
            <PanelButton item={services} id="panel-services">
              <ServicesPanel services={services} contact={contact} promo={promo} />
            </PanelButton>
            <PanelButton item={industries} id="panel-industries">
              <IndustriesPanel industries={industries} />
            </PanelButton>
            {links.map(({ label, href, current, hrefLang, language }) => (
              <li key={href}>
                <a
                  href={href}
                  hrefLang={hrefLang}
                  aria-current={current}
                  className="channel-link inline-flex min-h-11 items-center leading-[1.1]"
                >
                  {label}
                  {language && <span className="sr-only"> {language}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center lg:flex xl:ms-auto xl:gap-2">
          <SearchButton search={search} />
          <LanguageMenu label={labels.language} languages={languages} />
          <div className="hidden min-[72rem]:block">
            <ThemeSwitch label={labels.theme} />
          </div>
          <ButtonLink href={contact.href} tone="ink">
            {contact.label}
          </ButtonLink>
        </div>
        <button
          type="button"
          aria-label={labels.openMenu}
          aria-haspopup="dialog"
          data-menu-open=""
          {...{ command: 'show-modal', commandfor: 'menu' }}
          className="-me-2 grid size-12 place-items-center lg:hidden"
        >
          <Icon name="ph:list" className="size-7" />
        </button>
      </div>
    </header>
  );
}
