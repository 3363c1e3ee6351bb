import { describe, expect, it } from 'vitest';
import { levelOf, TEAM } from '#shared/forms/team.fields.ts';
import { briefOf, peopleOf, type BriefWords } from './brief.ts';

const WORDS: BriefWords = {
  level: 'Seniority',
  briefLead: 'We need',
  briefRole: '{count} × {role}',
  briefRoleAt: '{count} × {role}: {level}',
  briefOverlap: 'Overlap',
  briefWeek: 'Week',
  briefStart: 'Start',
  briefModel: 'Engagement',
  briefTask: 'First task',
};
const ROLES = ['Backend engineers', 'Test engineers'];

const answers = (entries: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

describe('brief', () => {
  it('is empty while no role is chosen', () => {
    const data = answers({ [`${TEAM}Overlap`]: 'Six hours', [`${TEAM}Test engineers`]: '' });
    expect(briefOf(data, ROLES, WORDS)).toBe('');
    expect(peopleOf(data, ROLES)).toBe(0);
  });

  it('names roles with number and seniority, then the answers, then the task', () => {
    const data = answers({
      [`${TEAM}Backend engineers`]: '2',
      [levelOf('Backend engineers', 'Seniority')]: 'Senior',
      [`${TEAM}Test engineers`]: '1',
      [`${TEAM}Overlap`]: 'Six hours',
      [`${TEAM}Start`]: '',
      [`${TEAM}First task`]: '  Replace the nightly export.\nIt fails on Sundays. ',
    });
    expect(briefOf(data, ROLES, WORDS)).toBe(
      'We need:\n- 2 × Backend engineers: senior\n- 1 × Test engineers\n\nOverlap: Six hours\n\nFirst task:\nReplace the nightly export.\nIt fails on Sundays.',
    );
    expect(peopleOf(data, ROLES)).toBe(3);
  });

  it('uses the templates of the language for each line', () => {
    const data = answers({
      [`${TEAM}Backend engineers`]: '2',
      [levelOf('Backend engineers', 'Seniority')]: 'Senior',
      [`${TEAM}Test engineers`]: '1',
    });
    const words = { ...WORDS, briefRole: '{role}: {count}', briefRoleAt: '{role}: {count} ({level})' };
    expect(briefOf(data, ROLES, words)).toBe('We need:\n- Backend engineers: 2 (senior)\n- Test engineers: 1');
  });

  it('omits the seniority of a role that is not chosen', () => {
    const data = answers({ [`${TEAM}Backend engineers`]: '1', [levelOf('Test engineers', 'Seniority')]: 'Junior' });
    expect(briefOf(data, ROLES, WORDS)).toBe('We need:\n- 1 × Backend engineers');
  });
});
