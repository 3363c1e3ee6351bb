/** Shared by the list of roles and their pages: which record is the open invitation, where people work, and the words for a role's facts. */
import { officesIn, type TextEntry } from '#content/queries.ts';
import type { OfficeRecord } from '#content/schema/office.ts';
import { REMOTE, type RoleRecord } from '#content/schema/role.ts';
import type { Messages } from '#i18n/messages.ts';
import type { RoleView } from '#sections/RoleRows.tsx';
import { DEFAULT_LOCALE, type LocaleKey } from '#shared/locales.ts';
import { languageOf } from '../../../_language.ts';

export type RoleEntry = TextEntry<'roles'>;

/** The application without a role: it stands apart from the openings and is no job posting. */
export const isGeneral = ({ slug }: RoleEntry): boolean => slug === 'general-application';

/** The drawing of each discipline: the place where it works. */
const SCENES: Readonly<Record<RoleRecord['discipline'], string>> = {
  engineering: 'scene:services/software-development/custom',
  platform: 'scene:services/devops',
  data: 'scene:services/artificial-intelligence/ml-development',
  design: 'scene:services/innovation-studio/ui-ux',
  delivery: 'scene:services/it-strategy',
};

/** The drawing of a role: the one that its record names, or that of its discipline. */
export const sceneOf = (role: RoleEntry): string =>
  role.data.img ?? (isGeneral(role) ? 'scene:company/career' : SCENES[role.data.discipline]);

/** A place as roles name it. */
interface WorkPlace {
  value: string;
  label: string;
  icon: string;
}

/** Where people work, in the words of a page in `locale`: the offices in their order, then remote. */
export const workPlaces = async (locale: LocaleKey, words: Messages['careerPage']): Promise<WorkPlace[]> => [
  ...(await officesIn(locale)).map(({ slug, data }) => ({
    value: slug,
    label: data.name,
    icon: data.icon ?? 'ph:buildings',
  })),
  { value: REMOTE, label: words.remote, icon: 'ph:globe-hemisphere-east' },
];

/** The office of a role as search engines and job boards are told of it, in every language alike; undefined for a remote role. */
export const officeOf = async ({ data }: RoleEntry): Promise<OfficeRecord | undefined> =>
  (await officesIn(DEFAULT_LOCALE)).find(({ slug }) => slug === data.place)?.data;

/** A role in the words of a page in `locale`, among `places`; title and description keep the role's own language. */
export function roleView(
  { slug, href, data, locale: own }: RoleEntry,
  words: Messages['careerPage'],
  locale: LocaleKey,
  places: readonly WorkPlace[],
): RoleView {
  const language = languageOf(own, locale);
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
    ...(language && { language }),
  };
}
