import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading, Link } from './types.ts';

interface Props extends Heading {
  groups: readonly { group: string; items: readonly (Link & { when: string })[] }[];
}

/** Situations in a client's words, each with the service that fits. They are in one accordion per group. */
export function NeedFinder({ title, desc, groups }: Props) {
  return (
    <section
      id="needs"
      data-section="needs"
      className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12"
    >
      <SectionHeading title={title} desc={desc} className="lg:sticky-below-header lg:col-span-4 lg:self-start" />
      <div className="border-b border-line lg:col-span-8">
        {groups.map(({ group, items }, index) => (
          <details key={group} open={index === 0} className="border-t border-line">
            <summary className="flex min-h-16 items-center justify-between gap-6 hover:text-water">
              <h3 className="text-lead">{group}</h3>
              <span className="plus" />
            </summary>
            <ul className="grid gap-5 pb-8">
              {items.map(({ when, label, href }) => (
                <li key={when} className="grid gap-x-8 gap-y-1 sm:grid-cols-[1fr_14rem]">
                  <p className="text-muted">{when}</p>
                  <a href={href} className="touch-target justify-self-start self-start font-semibold text-water">
                    <span className="channel-link">{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
