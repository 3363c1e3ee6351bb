/** The company's name. */
import { site } from '#site.config';
import type { LocaleKey } from './locales.ts';

const OWN_SPELLINGS: Readonly<Partial<Record<LocaleKey, string>>> = site.brandIn;

/** The name, spelled as in the language `locale`. */
export const brandIn = (locale: LocaleKey): string => OWN_SPELLINGS[locale] ?? site.brand;

/** Every spelling of the name, that of `site.brand` first. */
export const brandSpellings = (): string[] => [...new Set([site.brand, ...Object.values(OWN_SPELLINGS)])];
