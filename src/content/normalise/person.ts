/** Converts a person's record to its view. */
import type { PersonRecord } from '../schema/person.ts';
import { paragraphs, type LinkView, type PhotographView } from './views.ts';

export interface PersonView {
  name: string;
  role: string;
  description: string;
  photograph?: PhotographView;
  links: readonly LinkView[];
  paragraphs: string[];
}

/** The view of a person. */
export const personView = ({ text, links = [], ...person }: PersonRecord): PersonView => ({
  ...person,
  links,
  paragraphs: paragraphs(text),
});
