import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Link } from './types.ts';

interface Props {
  labels: { when: string; where: string; online: string; over: string };
  /** Start and end, formatted for the language. */
  when: string;
  /** Start as an ISO 8601 date and time. */
  isoStart: string;
  venue?: { name: string; address: string } | undefined;
  online?: Link | undefined;
  isOver: boolean;
  /** Link to the form of the page; undefined without a form. */
  signUp?: Link | undefined;
  /** Link to the calendar file. */
  calendar: Link;
}

/** Time and place of an event, with links to the form and the calendar file. When the event is over, a note replaces the links. */
export function EventFacts({ labels, when, isoStart, venue, online, isOver, signUp, calendar }: Props) {
  return (
    <section data-section="event" className="container-page pt-section">
      <div className="grid gap-x-12 gap-y-8 border-y border-line py-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <dl className="grid gap-6 sm:grid-cols-2">
          <div>
            <dt className="text-small text-muted">{labels.when}</dt>
            <dd className="mt-1 text-lead font-semibold">
              <time dateTime={isoStart} className="block text-balance">
                {when}
              </time>
            </dd>
          </div>
          <div>
            <dt className="text-small text-muted">{labels.where}</dt>
            {venue ? (
              <dd className="mt-1 text-lead font-semibold">
                <bdi>{venue.name}</bdi>
                <span className="block text-body font-normal">
                  <bdi>{venue.address}</bdi>
                </span>
              </dd>
            ) : null}
            {online ? (
              <dd className="mt-1">
                {labels.online}: <TextLink href={online.href}>{online.label}</TextLink>
              </dd>
            ) : null}
          </div>
        </dl>
        {isOver ? (
          <p className="flex items-center gap-3 font-semibold">
            <Icon name="ph:calendar-check" className="size-6" />
            {labels.over}
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
            {signUp ? <ButtonLink href={signUp.href}>{signUp.label}</ButtonLink> : null}
            <TextLink href={calendar.href}>{calendar.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
