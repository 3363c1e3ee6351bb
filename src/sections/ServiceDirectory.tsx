import { Icon } from '#ui/Icon.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Link } from './types.ts';

interface Entry extends Link {
  summary: string;
}

interface Props {
  groups: readonly (Entry & { icon: string; children: readonly Entry[] })[];
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Every service group with its summary, and each of its services with one line. */
export function ServiceDirectory({ groups, note }: Props) {
  return (
    <section data-section="directory" className="container-page pt-section">
      {note && <p className="pb-6 text-muted">{note}</p>}
      {groups.map((group) => (
        <section
          key={group.href}
          className="grid gap-x-10 gap-y-6 border-t border-line py-10 last:border-b lg:grid-cols-12 lg:py-12"
        >
          <div className="lg:col-span-4">
            <Icon name={group.icon} className="size-8 text-water" />
            <h2 className="mt-3 text-title leading-[1.12] tracking-[-0.03em]">
              <a href={group.href} className="channel-link pb-0.5">
                {group.label}
              </a>
            </h2>
            <p className="mt-3 max-w-[24rem] text-muted">{group.summary}</p>
          </div>
          <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:col-span-8 lg:pt-1">
            {group.children.map((service) => (
              <li key={service.href}>
                <h3 className="text-lead">
                  <a href={service.href} className="channel-link pb-0.5">
                    <TitleText>{service.label}</TitleText>
                  </a>
                </h3>
                <p className="mt-1 text-muted">{service.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
