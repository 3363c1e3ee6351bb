/** Converts an office's record to its view. */
import { telephoneAddress } from '#shared/contactSettings.ts';
import { commaOf, type LocaleKey } from '#shared/locales.ts';
import type { OfficeRecord } from '../schema/office.ts';

interface OfficeView {
  name: string;
  /** Lines of the postal address. */
  lines: readonly string[];
  hours?: string | undefined;
  telephone?: { number: string; href: string } | undefined;
  /** URL of the office's position on OpenStreetMap. */
  mapHref?: string | undefined;
  /** Texts of the drawn map. */
  map?: OfficeRecord['map'];
}

/** Whether an office is shown as a place to visit: only an office with a street is. */
export const isVisitable = ({ data }: { data: OfficeRecord }): boolean => data.address.street !== undefined;

/** The view of an office. `locale` is the language of its record. */
export const officeView = ({ locale, data }: { locale: LocaleKey; data: OfficeRecord }): OfficeView => ({
  name: data.name,
  lines: [...(data.address.street ?? []), cityLine(data.address, commaOf(locale))],
  hours: data.hours?.text,
  telephone:
    data.telephone === undefined ? undefined : { number: data.telephone, href: telephoneAddress(data.telephone) },
  mapHref: data.coordinates && mapAddress(data.coordinates),
  map: data.map,
});

const cityLine = ({ city, region, postalCode, countryName }: OfficeRecord['address'], comma: string): string => {
  const place = [city, region].filter(Boolean).join(comma);
  return [[place, postalCode].filter(Boolean).join(' '), countryName].join(comma);
};

const mapAddress = ({ latitude, longitude }: NonNullable<OfficeRecord['coordinates']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
