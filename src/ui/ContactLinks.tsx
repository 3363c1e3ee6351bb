import { Icon } from './Icon.tsx';

/** A contact channel of the company. It has a number, a label or both. */
export interface ContactChannel {
  /** `ph:<name>`. */
  icon: string;
  /** Text before the link that introduces it. */
  intro: string;
  href: string;
  /** Telephone number as displayed. */
  number?: string;
  /** Short text of the link. */
  label?: string;
}

/** A telephone number, which is written from left to right also in right-to-left text. */
export function ContactNumber({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {number}
    </bdi>
  );
}

/** Small links, each with its icon. `className` sets position and colour. */
export function ContactLinks({ channels, className }: { channels: readonly ContactChannel[]; className: string }) {
  if (channels.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {channels.map(({ icon, href, number, label }) => (
        <li key={href}>
          <a href={href} className="group inline-flex min-h-11 items-center gap-2">
            <Icon name={icon} />
            <span className="underline underline-offset-4 group-hover:decoration-2">
              {label ?? (number && <ContactNumber number={number} />)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
