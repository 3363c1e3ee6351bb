/** The chat message about a new or changed lead: kind, topic and choices. It contains no name, address or text of the sender. */
import { shortId } from '../store/store.ts';
import { choiceName, wordsOf } from '../words/words.ts';
import type { LeadEvent } from './connector.ts';

const KINDS = { contact: 'inquiry', application: 'application', newsletter: 'sign-up', download: 'download' } as const;
/** Fields whose values are not typed by the sender: choices and page paths. */
const FACTS = ['topic', 'role', 'budget', 'language'];

export interface ChatNote {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Command that shows the whole lead. */
  hint: string;
}

/** Returns the message. The title of a test begins with `Test`. */
export function chatNote({ type, lead }: LeadEvent, isTest: boolean): ChatNote {
  const id = shortId(lead.id);
  const kind = KINDS[lead.kind];
  const title = type === 'lead.created' ? `New ${kind} ${id}` : `Changed ${kind} ${id}`;
  const words = wordsOf('en');
  return {
    title: isTest ? `Test: ${title}` : title,
    facts: FACTS.flatMap((name) => {
      const value = lead.fields[name];
      return value === undefined ? [] : [[name, choiceName(words, name, value)] as const];
    }),
    hint: `npm run leads -- show ${id}`,
  };
}
