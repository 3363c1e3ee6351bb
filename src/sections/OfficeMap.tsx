import { Box, Ground, Mark, Metro, Trees } from './OfficeMapParts.tsx';
import { BUILDINGS, DOOR, METRO, WINDOWS } from './officeMapPlan.ts';

interface Props {
  labels: { mapAlt: string; mapOffice: string; mapCreek: string; mapMetro: string; mapPark: string; mapScale: string };
}

/** Where the office is: a block of town beside the creek, drawn by us, with a legend in words. */
export function OfficeMap({ labels }: Props) {
  const legend = [
    { label: labels.mapOffice, swatch: 'bg-[#1a284d]' },
    { label: labels.mapCreek, swatch: 'bg-[light-dark(#86ccd3,#5aa7b3)]' },
    { label: labels.mapMetro, swatch: 'bg-[#e2a92f]' },
    { label: labels.mapPark, swatch: 'bg-[light-dark(#cfd8a4,#a9b681)]' },
  ];
  return (
    <figure>
      <svg viewBox="-242 -26 526 362" role="img" aria-label={labels.mapAlt} className="drawing">
        <Ground />
        <Trees />
        {BUILDINGS.filter(({ box }) => box[1] < METRO.y).map(({ box, look }) => (
          <Box key={box.join()} box={box} look={look} />
        ))}
        <Metro />
        {BUILDINGS.filter(({ box }) => box[1] >= METRO.y).map(({ box, look }) => (
          <Box key={box.join()} box={box} look={look} />
        ))}
        <path d={WINDOWS} fill="#f5c659" />
        <path d={DOOR} fill="#3fd0c0" />
        <Mark />
      </svg>
      <figcaption className="mt-4 text-small text-muted">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink">
          {legend.map(({ label, swatch }) => (
            <li key={label} className="inline-flex items-center gap-2">
              <span
                className={`size-3.5 rounded-full ring-1 ring-field forced-color-adjust-none [print-color-adjust:exact] ${swatch}`}
              />
              {label}
            </li>
          ))}
        </ul>
        <p className="mt-2">{labels.mapScale}</p>
      </figcaption>
    </figure>
  );
}
