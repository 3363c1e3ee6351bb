import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { Link } from './types.ts';

interface Props {
  labels: { facts: string };
  /** Facts of the role; empty for the general application. */
  facts: readonly { name: string; value: string }[];
  /** Link to the form on the same page. */
  apply: Link;
  /** The description of the work from the record. */
  children?: ReactNode;
}

/** The description of a role, with its facts next to it. On wide pages the facts stay visible. */
export function RoleSheet({ labels, facts, apply, children }: Props) {
  return (
    <section data-section="role" className="container-page grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-12">
      {facts.length > 0 ? (
        <aside
          aria-label={labels.facts}
          className="tall:sticky-below-header lg:order-2 lg:col-span-4 lg:col-start-9 lg:self-start"
        >
          <h2 className="text-lead">{labels.facts}</h2>
          <dl className="mt-4 border-b border-line">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid gap-x-4 border-t border-line py-3 min-[18rem]:grid-cols-[7rem_1fr]">
                <dt className="text-muted">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 max-lg:hidden">
            <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
          </p>
        </aside>
      ) : null}
      <div className="prose lg:order-1 lg:col-span-7 [&>h2:first-child]:mt-0">{children}</div>
    </section>
  );
}
