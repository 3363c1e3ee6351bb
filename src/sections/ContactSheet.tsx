import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ContactNumber, type ContactChannel } from '#ui/ContactLinks.tsx';
import { FormPanel } from './FormPanel.tsx';
import { OfficeCard, type Office } from './OfficeCard.tsx';
import type { Link } from './types.ts';

interface Props {
  labels: {
    formTitle: string;
    otherChannels: string;
    writeMail: string;
    visit: string;
    otherOffices: string;
  } & ComponentProps<typeof OfficeCard>['labels'];
  email: string;
  channels: readonly ContactChannel[];
  /** Offices that can be visited, the main one first. */
  offices: readonly Office[];
  /** Link to the privacy notice; undefined when the form is disabled. */
  privacy?: Link | undefined;
  /** The form, an island, or a text that replaces it when it is disabled. */
  form?: ReactNode;
}

/**
 * The form; next to it the mail address, other channels to contact the company, and the main office with its map; below them the other offices.
 */
export function ContactSheet({ labels, email, channels, offices, privacy, form }: Props) {
  const [main, ...others] = offices;
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
      <aside aria-label={labels.otherChannels} className="lg:col-span-4">
        <h2 className="text-title leading-tight tracking-[-0.03em]">{labels.otherChannels}</h2>
        <p className="mt-5 text-muted">{labels.writeMail}</p>
        <p>
          <a href={`mailto:${email}`} className="touch-target font-semibold text-water">
            {email}
          </a>
        </p>
        {channels.map(({ href, intro, number, label }) => (
          <Fragment key={href}>
            <p className="mt-6 text-muted">{intro}</p>
            <p>
              <a href={href} className="touch-target font-semibold text-water">
                {number ? <ContactNumber number={number} /> : label}
              </a>
            </p>
          </Fragment>
        ))}
        {main && (
          <>
            <p className="mt-6 text-muted">{labels.visit}</p>
            <OfficeCard office={main} labels={labels} />
          </>
        )}
      </aside>
      {others.length > 0 && (
        <div className="pt-6 lg:col-span-12">
          <h2 className="text-title leading-tight tracking-[-0.03em]">{labels.otherOffices}</h2>
          <div className="mt-5 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {others.map((office) => (
              <OfficeCard key={office.lines.join()} office={office} isNamed labels={labels} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
