import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { AddressLines } from '#ui/AddressLines.tsx';
import { WayNumber, type Way } from '#ui/WayLinks.tsx';
import { FormPanel } from './FormPanel.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import type { Link } from './types.ts';

interface Props {
  labels: { formTitle: string; otherWays: string; writeMail: string; visit: string } & ComponentProps<
    typeof OfficeMap
  >['labels'];
  email: string;
  ways: readonly Way[];
  address: readonly string[];
  /** Where to read what happens to what the form takes; absent where the form is off. */
  privacy?: Link | undefined;
  /** The form: an island, or what to do instead. */
  form?: ReactNode;
}

/** The form on a sheet; beside it the mail address, the address and a map of the way there. */
export function ContactSheet({ labels, email, ways, address, privacy, form }: Props) {
  return (
    <section
      data-section="contact"
      id="form"
      className="container-page grid gap-x-12 gap-y-10 pt-section lg:grid-cols-12"
    >
      <FormPanel privacy={privacy} className="lg:col-span-8">
        <h2 className="mb-6 text-title leading-tight tracking-[-0.03em]">{labels.formTitle}</h2>
        {form}
      </FormPanel>
      <aside aria-label={labels.otherWays} className="lg:col-span-4">
        <h2 className="text-title leading-tight tracking-[-0.03em]">{labels.otherWays}</h2>
        <p className="mt-5 text-muted">{labels.writeMail}</p>
        <p>
          <a href={`mailto:${email}`} className="touch-target font-semibold text-water">
            {email}
          </a>
        </p>
        {ways.map(({ href, intro, number, label }) => (
          <Fragment key={href}>
            <p className="mt-6 text-muted">{intro}</p>
            <p>
              <a href={href} className="touch-target font-semibold text-water">
                {number ? <WayNumber number={number} /> : label}
              </a>
            </p>
          </Fragment>
        ))}
        <p className="mt-6 text-muted">{labels.visit}</p>
        <address className="not-italic">
          <AddressLines lines={address} />
        </address>
        <div className="mt-8">
          <OfficeMap labels={labels} />
        </div>
      </aside>
    </section>
  );
}
