/** Shared by the list of roles and their pages: which record is the open invitation, and the words for a role's facts. */
import type { TextEntry } from '#content/queries.ts';
import type { RoleRecord } from '#content/schema/role.ts';
import type { Messages } from '#i18n/messages.ts';
import type { RoleView } from '#sections/RoleRows.tsx';
import type { LocaleKey } from '#shared/locales.ts';
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

const PLACE_ICONS: Readonly<Record<RoleRecord['place'], string>> = {
  dubai: 'ph:buildings',
  erbil: 'ph:castle-turret',
  remote: 'ph:globe-hemisphere-east',
};

/** A role in the words of a page in `locale`; title and description keep the role's own language. */
export function roleView(
  { slug, href, data, locale: own }: RoleEntry,
  words: Messages['careerPage'],
  locale: LocaleKey,
): RoleView {
  const language = languageOf(own, locale);
  const { title, description, discipline, place, employment } = data;
  const terms = { FULL_TIME: words.fullTime, PART_TIME: words.partTime, CONTRACTOR: words.contractor };
  return {
    slug,
    href,
    title,
    desc: description,
    discipline,
    place,
    placeName: words[place],
    placeIcon: PLACE_ICONS[place],
    terms: terms[employment],
    ...(language && { language }),
  };
}
