import { Box, Ground, Mark, Rail, Trees } from './OfficeMapParts.tsx';
import { BUILDINGS, DOOR, RAIL, WINDOWS } from './officeMapPlan.ts';

/** Alternative text of the map, and names of what is around the office. What has no name is not drawn. */
export interface OfficeMapWords {
  alt: string;
  water?: string | undefined;
  rail?: string | undefined;
  park?: string | undefined;
}

interface Props {
  words: OfficeMapWords;
  /** Language of `words`, if it is not that of the page. */
  lang?: string | undefined;
  /** Whether the map shows the area only. A text then states that visitors get the exact place with their appointment. */
  isRough: boolean;
  labels: { mapOffice: string; mapScale: string; mapExact: string };
}

/** A drawn map of the area around the office, with a legend. */
export function OfficeMap({ words: { alt, water, rail, park }, lang, isRough, labels }: Props) {
  const legend = [
    { label: labels.mapOffice, swatch: 'bg-[#1a284d]' },
    { label: water, lang, swatch: 'bg-[light-dark(#86ccd3,#5aa7b3)]' },
    { label: rail, lang, swatch: 'bg-[#e2a92f]' },
    { label: park, lang, swatch: 'bg-[light-dark(#cfd8a4,#a9b681)]' },
  ].filter(({ label }) => label);
  return (
    <figure>
      <svg viewBox="-242 -26 526 362" role="img" lang={lang} aria-label={alt} className="drawing">
        <Ground hasWater={Boolean(water)} hasPark={Boolean(park)} />
        {park && <Trees />}
        {BUILDINGS.filter(({ box }) => box[1] < RAIL.y).map(({ box, look }) => (
          <Box key={box.join()} box={box} look={look} />
        ))}
        {rail && <Rail />}
        {BUILDINGS.filter(({ box }) => box[1] >= RAIL.y).map(({ box, look }) => (
          <Box key={box.join()} box={box} look={look} />
        ))}
        <path d={WINDOWS} fill="#f5c659" />
        <path d={DOOR} fill="#3fd0c0" />
        <Mark />
      </svg>
      <figcaption className="mt-4 text-small text-muted">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink">
          {legend.map(({ label, lang: own, swatch }) => (
            <li key={label} lang={own} className="inline-flex items-center gap-2">
              <span
                className={`size-3.5 rounded-full ring-1 ring-field forced-color-adjust-none [print-color-adjust:exact] ${swatch}`}
              />
              {label}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          {labels.mapScale}
          {isRough && ` ${labels.mapExact}`}
        </p>
      </figcaption>
    </figure>
  );
}
