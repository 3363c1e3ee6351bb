import type { ComponentProps } from 'react';
import { AddressLines } from '#ui/AddressLines.tsx';
import { ContactNumber } from '#ui/ContactLinks.tsx';
import { OfficeMap, type OfficeMapWords } from './OfficeMap.tsx';

export interface Office {
  name: string;
  /** Lines of the postal address. */
  lines: readonly string[];
  hours?: string | undefined;
  telephone?: { number: string; href: string } | undefined;
  /** URL of the office's position on a map website. */
  mapHref?: string | undefined;
  /** Language of the record, if it is not that of the page. */
  lang?: string | undefined;
  /** Texts of the drawn map; without them no map is drawn. */
  map?: OfficeMapWords | undefined;
}

interface Props {
  office: Office;
  /** Whether the name of the office is shown as a heading. */
  isNamed?: boolean;
  labels: { onMap: string } & ComponentProps<typeof OfficeMap>['labels'];
}

/** An office that can be visited: address, telephone, opening hours and map. */
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
            <ContactNumber number={telephone.number} />
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
          <OfficeMap words={map} lang={lang} isRough={!mapHref} labels={labels} />
        </div>
      )}
    </div>
  );
}
