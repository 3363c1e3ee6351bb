import { site } from '../../../site.config.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone });

/** A moment in the company's time zone, such as `26 Nov 2026, 14:05`. `value`: milliseconds since 1970. */
export function Time({ value }: { value: number }) {
  return (
    <time dateTime={new Date(value).toISOString()} className="whitespace-nowrap">
      {FORMAT.format(value)}
    </time>
  );
}
