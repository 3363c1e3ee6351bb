/** Converts an office's record to its view. */
import { e164 } from '#shared/reach.ts';
import { localeOf, type LocaleKey } from '#shared/locales.ts';
import type { OfficeRecord } from '../schema/office.ts';

export interface OfficeView {
  name: string;
  /** The postal address as on an envelope. */
  lines: readonly string[];
  hours?: string | undefined;
  telephone?: { number: string; href: string } | undefined;
  /** Address of a map of the world at the office's door. */
  mapHref?: string | undefined;
  /** Words of the drawn map. */
  map?: OfficeRecord['map'];
}

/** Whether an office is shown to visitors: they need a street to come to. */
export const takesVisitors = ({ data }: { data: OfficeRecord }): boolean => data.address.street !== undefined;

/** What pages show of an office, whose record is written in `locale`. */
export const officeView = ({ locale, data }: { locale: LocaleKey; data: OfficeRecord }): OfficeView => ({
  name: data.name,
  lines: [...(data.address.street ?? []), cityLine(data.address, localeOf(locale).dir === 'rtl' ? '، ' : ', ')],
  hours: data.hours?.text,
  telephone: data.telephone === undefined ? undefined : { number: data.telephone, href: `tel:${e164(data.telephone)}` },
  mapHref: data.coordinates && mapAddress(data.coordinates),
  map: data.map,
});

const cityLine = ({ city, region, postalCode, countryName }: OfficeRecord['address'], comma: string): string => {
  const place = [city, region].filter(Boolean).join(comma);
  return [[place, postalCode].filter(Boolean).join(' '), countryName].join(comma);
};

const mapAddress = ({ latitude, longitude }: NonNullable<OfficeRecord['coordinates']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
