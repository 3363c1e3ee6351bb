import type { ReactNode } from 'react';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { RoleRows, type RoleView } from './RoleRows.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  groups: readonly { title: string; roles: readonly RoleView[] }[];
  /** The general application, for applicants whom no role fits. */
  general?: RoleView;
  filters?: ReactNode;
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** Open roles by discipline, their filters, and the general application. */
export function RoleIndex({ title, desc, groups, general, filters, note }: Props) {
  return (
    <section data-section="roles" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} note={note} />
      {filters}
      <div className="mt-12 grid gap-y-12 border-line lg:gap-y-0 lg:border-b">
        {groups.map((group) => (
          <section key={group.title} data-roles="" className="grid gap-x-12 gap-y-3 lg:grid-cols-12">
            <h3 className="border-line text-lead lg:col-span-3 lg:border-t lg:pt-6">{group.title}</h3>
            <div className="lg:col-span-9">
              <RoleRows roles={group.roles} heading="h4" />
            </div>
          </section>
        ))}
      </div>
      {general ? (
        <div className="mt-12 grid gap-x-12 gap-y-3 rounded-card bg-sand/60 px-6 py-7 sm:px-9 lg:grid-cols-12">
          <h3 className="text-title leading-[1.15] rtl:leading-[1.4] tracking-[-0.03em] lg:col-span-4">
            <TextLink href={general.href}>
              <span {...general.language}>{general.title}</span>
            </TextLink>
          </h3>
          <p {...general.language} className="max-w-[40rem] lg:col-span-8">
            {general.desc}
          </p>
        </div>
      ) : null}
    </section>
  );
}
