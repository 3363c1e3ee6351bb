/** Converts the answers of the team builder to the text of a message, the brief. */
import { levelOf, TEAM } from '#shared/forms/team.fields.ts';

export interface BriefWords {
  level: string;
  briefLead: string;
  /** A line of the list, with `{role}` and `{count}`. It is a message, because noun and number combine differently in each language. */
  briefRole: string;
  /** The same line with `{level}` in addition. */
  briefRoleAt: string;
  briefOverlap: string;
  briefWeek: string;
  briefStart: string;
  briefModel: string;
  briefTask: string;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const countOf = (data: FormData, role: string): number => Number(textOf(data, `${TEAM}${role}`));

/** Number of people in the answers. */
export const peopleOf = (data: FormData, roles: readonly string[]): number =>
  roles.reduce((sum, role) => sum + countOf(data, role), 0);

/** The brief; empty while no role is chosen. Unanswered questions are left out. */
export function briefOf(data: FormData, roles: readonly string[], words: BriefWords): string {
  const people = roles.flatMap((role) => {
    const count = countOf(data, role);
    const level = textOf(data, levelOf(role, words.level));
    if (count === 0) return [];
    const line = (level ? words.briefRoleAt : words.briefRole)
      .replace('{role}', () => role)
      .replace('{count}', String(count))
      .replace('{level}', () => level.toLowerCase());
    return [`- ${line}`];
  });
  if (people.length === 0) return '';
  const answers = [words.briefOverlap, words.briefWeek, words.briefStart, words.briefModel].flatMap((name) => {
    const answer = textOf(data, `${TEAM}${name}`);
    return answer ? [`${name}: ${answer}`] : [];
  });
  const task = textOf(data, `${TEAM}${words.briefTask}`);
  return [[`${words.briefLead}:`, ...people].join('\n'), answers.join('\n'), task && `${words.briefTask}:\n${task}`]
    .filter(Boolean)
    .join('\n\n');
}
