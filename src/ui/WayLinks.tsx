import { Icon } from './Icon.tsx';

/** A way to reach the company. It has a number, a label or both. */
export interface Way {
  /** `ph:<name>`. */
  icon: string;
  /** Says what the way is, before its link. */
  intro: string;
  href: string;
  /** Telephone number as readers see it. */
  number?: string;
  /** Name of the link where space is short. */
  label?: string;
}

/** Words of the link: a number keeps its order in text from right to left. */
export function WayNumber({ number }: { number: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {number}
    </bdi>
  );
}

/** The ways as small links, each with its icon. `className` sets their place and colour. */
export function WayLinks({ ways, className }: { ways: readonly Way[]; className: string }) {
  if (ways.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {ways.map(({ icon, href, number, label }) => (
        <li key={href}>
          <a href={href} className="group inline-flex min-h-11 items-center gap-2">
            <Icon name={icon} />
            <span className="underline underline-offset-4 group-hover:decoration-2">
              {label ?? (number && <WayNumber number={number} />)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
