import { Icon } from '#ui/Icon.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  items: readonly (Link & { icon: string; reason: string })[];
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Related pages of another kind, each with its reason. */
export function Related({ title, items, note }: Props) {
  if (items.length === 0) return null;
  return (
    <section data-section="related" className="container-page grid gap-x-12 gap-y-6 pt-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title leading-[1.15] tracking-[-0.03em]">{title}</h2>
        {note ? <p className="mt-4 text-muted">{note}</p> : null}
      </div>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-8">
        {items.map(({ label, href, icon, reason }) => (
          <li key={href} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <Icon name={icon} className="mt-0.5 size-7 text-water" />
            <div>
              <h3 className="text-lead">
                <a href={href} className="channel-link pb-0.5">
                  <TitleText>{label}</TitleText>
                </a>
              </h3>
              <p className="mt-1 text-muted">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
