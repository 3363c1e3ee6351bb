import type { ReactNode } from 'react';
import { AddressLines } from '#ui/AddressLines.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ContactLinks, type ContactChannel } from '#ui/ContactLinks.tsx';
import { GroundLine } from './GroundLine.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { IconLink, LanguageLink, ShellLink } from './types.ts';

interface Props {
  home: ShellLink & { brand: string };
  quickLinks: readonly ShellLink[];
  socials: readonly IconLink[];
  /** The address of each office that can be visited, the main one first. `lang` is its language if it is not that of the page. */
  addresses: readonly { lines: readonly string[]; lang?: string | undefined }[];
  email: string;
  channels: readonly ContactChannel[];
  owner: string;
  /** Year of the build. `behaviours/year.ts` updates it between builds. */
  year: number;
  languages: readonly LanguageLink[];
  labels: {
    quickLinks: string;
    address: string;
    follow: string;
    rights: string;
    newsletterTitle: string;
    newsletterText: string;
    theme: string;
    language: string;
  };
  /** Links to the privacy notice and the accessibility statement. */
  notices: readonly ShellLink[];
  /** Link to the privacy notice below the newsletter form; undefined when the newsletter is disabled. */
  privacy?: ShellLink | undefined;
  /** The newsletter form, an island, or a text that replaces it when it is disabled. */
  newsletter?: ReactNode;
}

/** The footer of every page. */
export function Footer(props: Props) {
  const { home, quickLinks, socials, addresses, email, channels, owner, year, languages, labels } = props;
  const { notices, privacy, newsletter } = props;
  return (
    <footer className="border-t border-line bg-surface">
      <div className="container-page grid gap-x-12 gap-y-12 pt-16 pb-14 md:grid-cols-2 lg:grid-cols-12">
        <section className="md:col-span-2 lg:col-span-5">
          <h2 className="max-w-[22rem] text-title leading-tight tracking-[-0.03em]">{labels.newsletterTitle}</h2>
          <p className="mt-3 mb-6 max-w-[26rem] text-muted">{labels.newsletterText}</p>
          {newsletter}
          {privacy && (
            <p className="-mt-2 text-small text-muted">
              <SmallLink link={privacy} />
            </p>
          )}
        </section>
        <nav aria-label={labels.quickLinks} className="lg:col-span-3 lg:col-start-7">
          <h2 className="text-body font-semibold">{labels.quickLinks}</h2>
          <ul className="mt-2">
            {quickLinks.map(({ label, href, current, hrefLang, language }) => (
              <li key={href}>
                <a href={href} hrefLang={hrefLang} aria-current={current} className="inline-flex min-h-11 items-center">
                  <span className="channel-link pb-0.5">{label}</span>
                  {language && <span className="ms-2 text-small text-muted"> {language}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section className="lg:col-span-3">
          <h2 className="text-body font-semibold">{labels.address}</h2>
          <address className="mt-3.5 grid gap-4 not-italic">
            {addresses.map(({ lines, lang }) => (
              <p key={lines.join()} lang={lang}>
                <AddressLines lines={lines} />
              </p>
            ))}
            <a
              href={`mailto:${email}`}
              className="touch-target justify-self-start font-semibold wrap-anywhere text-water"
            >
              {email}
            </a>
            <ContactLinks channels={channels} className="-mt-3 lg:flex-col" />
          </address>
          {socials.length > 0 && (
            <ul aria-label={labels.follow} className="-ms-2.5 mt-4 flex">
              {socials.map(({ label, href, icon }) => (
                <li key={label}>
                  <a href={href} aria-label={label} className="grid size-11 place-items-center hover:text-water">
                    <Icon name={icon} className="size-6" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="container-page flex flex-wrap items-center gap-x-5 gap-y-2 pb-6 text-small text-muted">
        <a
          href={home.href}
          aria-label={`${home.brand} ${home.label}`}
          className="inline-flex min-h-11 items-center text-ink me-auto"
        >
          <BrandMark name={home.brand} />
        </a>
        <div className="-me-2 flex items-center gap-x-5 max-sm:contents">
          <LanguageLinks label={labels.language} languages={languages} className="max-sm:order-1" />
          <ThemeSwitch label={labels.theme} />
        </div>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6">
          <p>
            © <span data-year="">{year}</span> {owner}. <span className="inline-block">{labels.rights}</span>
          </p>
          <ul className="flex gap-x-6">
            {notices.map((notice) => (
              <li key={notice.href}>
                <SmallLink link={notice} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <GroundLine />
    </footer>
  );
}

function SmallLink({ link: { label, href, current, hrefLang } }: { link: ShellLink }) {
  return (
    <a href={href} hrefLang={hrefLang} aria-current={current} className="group inline-flex min-h-11 items-center">
      <span className="underline underline-offset-4 group-hover:text-water">{label}</span>
    </a>
  );
}
