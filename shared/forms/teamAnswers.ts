/** The team builder's answers as an address carries them to the contact form. */
import { BETWEEN, TEAM } from './team.fields.ts';

/** Name of the field whose answer `name` depends on: of a seniority field the role's, of any other field its own. */
const dependsOn = (name: string): string => name.split(BETWEEN)[0] ?? name;

/**
 * The answers in the query of an address, as lines of a message; nothing when none was given. `team.Overlap=Six hours` becomes
 * the line `Overlap: Six hours`. The seniority of a role without people is left out.
 */
export const answersOf = (query: URLSearchParams): string =>
  [...query]
    .filter(([name, value]) => name.startsWith(TEAM) && value !== '' && query.get(dependsOn(name)))
    .map(([name, value]) => `${name.slice(TEAM.length)}: ${value}`)
    .join('\n');
