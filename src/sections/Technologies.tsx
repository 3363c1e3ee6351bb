import { Logo } from '#ui/Logo.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  groups: readonly { title: string; reason?: string; items: readonly { name: string; logo: string }[] }[];
}

/** Groups of technologies as rows: name of the group, reason for it, and technologies with their logos. */
export function Technologies({ title, desc, groups }: Props) {
  return (
    <section data-section="technologies" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <div className="mt-10 border-b border-line lg:mt-14">
        {groups.map((group) => (
          <div
            key={group.title}
            data-group=""
            className="grid gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-12 md:items-baseline lg:items-center"
          >
            <h3 className="text-lead md:col-span-4 lg:col-span-3">
              <TitleText>{group.title}</TitleText>
            </h3>
            {group.reason ? <p className="text-small text-muted md:col-span-8 lg:col-span-3">{group.reason}</p> : null}
            <ul className="flex flex-wrap gap-x-7 gap-y-3 md:col-span-8 md:col-start-5 lg:col-span-6 lg:col-start-7">
              {group.items.map(({ name, logo }) => (
                <li key={name} className="inline-flex min-h-8 items-center gap-2.5 text-small font-medium">
                  <Logo name={logo} />
                  {/* Right-to-left text would move the full stop of .NET to its end. */}
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
