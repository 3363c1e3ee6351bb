import type { Place } from './types.ts';

interface Props {
  label: string;
  places: readonly Place[];
}

/** Where to go without a word to search for. */
export function Places({ label, places }: Props) {
  return (
    <nav aria-label={label} className="border-t border-line pt-3">
      <ul className="flex flex-wrap gap-x-6">
        {places.map(({ label: name, href }) => (
          <li key={href}>
            <a href={href} data-result="" className="inline-flex min-h-11 items-center font-semibold">
              <span className="channel-link pb-0.5">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
