import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  services: readonly (Link & { icon: string; reason: string })[];
  industry?: Link;
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** The published services of the case, each with its contribution, and a link to the page of the industry. */
export function CaseRelated({ title, services, industry, note }: Props) {
  return (
    <section data-section="related" className="container-page pt-section">
      <h2 className="display max-w-[36rem] [--size:clamp(1.9rem,1.5rem+1.6vw,2.75rem)]">{title}</h2>
      {note ? <p className="mt-4 text-muted">{note}</p> : null}
      {services.length > 0 ? (
        <ul className="mt-8 border-b border-line lg:mt-10">
          {services.map(({ label, href, icon, reason }) => (
            <li
              key={href}
              data-card=""
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-12 md:items-center"
            >
              <h3 className="text-lead md:col-span-5">
                <a href={href} className="inline-flex min-h-11 items-center gap-4 hover:text-water">
                  <Icon name={icon} className="size-7 text-water" />
                  <span className="channel-link pb-0.5 wrap-anywhere">{label}</span>
                </a>
              </h3>
              <p className="text-muted md:col-span-7">{reason}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {industry ? (
        <p className="mt-8">
          <TextLink href={industry.href}>{industry.label}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
