import type { ComponentProps } from 'react';
import { AddressLines } from '#ui/AddressLines.tsx';
import { WayNumber } from '#ui/WayLinks.tsx';
import { OfficeMap, type OfficeMapWords } from './OfficeMap.tsx';

export interface Office {
  name: string;
  /** The postal address as on an envelope. */
  lines: readonly string[];
  hours?: string | undefined;
  telephone?: { number: string; href: string } | undefined;
  /** Address of a map of the world at the office's door. */
  mapHref?: string | undefined;
  /** Language of the record, where it is not the page's. */
  lang?: string | undefined;
  /** Words of the drawn map; none is drawn without them. */
  map?: OfficeMapWords | undefined;
}

interface Props {
  office: Office;
  /** Whether the office stands under its name. */
  isNamed?: boolean;
  labels: { onMap: string } & ComponentProps<typeof OfficeMap>['labels'];
}

/** An office for whoever comes to it: address, hours, telephone, where it is. */
export function OfficeCard({ office, isNamed = false, labels }: Props) {
  const { name, lines, hours, telephone, mapHref, lang, map } = office;
  return (
    <div>
      {isNamed && (
        <h3 lang={lang} className="mb-1 font-semibold">
          {name}
        </h3>
      )}
      <address lang={lang} className="not-italic">
        <AddressLines lines={lines} />
        {telephone && (
          <a href={telephone.href} className="touch-target font-semibold text-water">
            <WayNumber number={telephone.number} />
          </a>
        )}
      </address>
      {hours && (
        <p lang={lang} className="text-muted">
          <bdi>{hours}</bdi>
        </p>
      )}
      {mapHref && (
        <a href={mapHref} className="touch-target font-semibold text-water">
          {labels.onMap}
        </a>
      )}
      {map && (
        <div className="mt-8">
          <OfficeMap words={map} isRough={!mapHref} labels={labels} />
        </div>
      )}
    </div>
  );
}
