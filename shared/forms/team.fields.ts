/** Names of the team builder's fields, as its island writes them, and its answers as an address carries them to the contact form. */

/** Every field of the builder is called `team.<what it says>`, so that its answers can be read in the address too. */
export const TEAM = 'team.';

const BETWEEN = ' / ';

/** Name of the seniority field of a role. */
export const levelOf = (role: string, level: string): string => TEAM + role + BETWEEN + level;

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
