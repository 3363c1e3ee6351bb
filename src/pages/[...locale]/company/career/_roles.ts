/** Shared by the list of roles and the pages of roles: the general application, the places of work, and the view of a role. */
import { officesIn } from '#content/offices.ts';
import type { TextEntry } from '#content/texts.ts';
import type { OfficeRecord } from '#content/schema/office.ts';
import { REMOTE, type RoleRecord } from '#content/schema/role.ts';
import type { Messages } from '#i18n/messages.ts';
import type { RoleView } from '#sections/RoleRows.tsx';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { languageOf } from '../../../_language.ts';

export type RoleEntry = TextEntry<'roles'>;

/** Whether the record is the general application. It is not an open role: lists show it separately, and it has no job posting. */
export const isGeneral = ({ slug }: RoleEntry): boolean => slug === 'general-application';

/** The drawing for each discipline. */
const SCENES: Readonly<Record<RoleRecord['discipline'], string>> = {
  engineering: 'scene:services/software-development/custom',
  platform: 'scene:services/devops',
  data: 'scene:services/artificial-intelligence/ml-development',
  design: 'scene:services/innovation-studio/ui-ux',
  delivery: 'scene:services/it-strategy',
};

/** The drawing of a role: the one in its record or, without one, that of its discipline. */
export const sceneOf = (role: RoleEntry): string =>
  role.data.img ?? (isGeneral(role) ? 'scene:company/career' : SCENES[role.data.discipline]);

/** A place of work. `value` is the value of `place` in the records of roles. */
interface WorkPlace {
  value: string;
  label: string;
  icon: string;
}

/** The places of work with labels in `locale`: the offices in their order, then remote. */
export const workPlaces = async (locale: LocaleKey, words: Messages['careerPage']): Promise<WorkPlace[]> => [
  ...(await officesIn(locale)).map(({ slug, data }) => ({
    value: slug,
    label: data.name,
    icon: data.icon ?? 'ph:buildings',
  })),
  { value: REMOTE, label: words.remote, icon: 'ph:globe-hemisphere-east' },
];

/** The office of a role for structured data and job boards, always in the default language. Undefined for a remote role. */
export const officeOf = async ({ data }: RoleEntry): Promise<OfficeRecord | undefined> =>
  (await officesIn(DEFAULT_LOCALE)).find(({ slug }) => slug === data.place)?.data;

/** The view of a role for a page in `locale`. Title and description stay in the language of the role's record. */
export function roleView(
  { slug, href, data, locale: own }: RoleEntry,
  words: Messages['careerPage'],
  locale: LocaleKey,
  places: readonly WorkPlace[],
): RoleView {
  const { title, description, discipline, place, employment } = data;
  const { label = place, icon = '' } = places.find(({ value }) => value === place) ?? {};
  const terms = { FULL_TIME: words.fullTime, PART_TIME: words.partTime, CONTRACTOR: words.contractor };
  return {
    slug,
    href,
    title,
    desc: description,
    discipline,
    place,
    placeName: label,
    placeIcon: icon,
    terms: terms[employment],
    language: languageOf(own, locale),
  };
}
