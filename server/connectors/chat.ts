/** Connectors that post a message about each lead to a chat channel. */
import { shortId, type ConnectorName } from '../store/store.ts';
import { choiceName, wordsOf } from '../words/words.ts';
import { postJson, refuseEvent, type Connector, type LeadEvent } from './connector.ts';

const KINDS = { contact: 'inquiry', application: 'application', newsletter: 'sign-up', download: 'download' } as const;
/** Fields whose values are not typed by the sender: choices and page paths. */
const FACTS = ['topic', 'role', 'budget', 'language'];

/** A message: kind, topic and choices of a new or changed lead. It contains no name, address or text of the sender. */
interface ChatNote {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Command that shows the whole lead. */
  hint: string;
}

function chatNote({ type, lead }: LeadEvent, isTest: boolean): ChatNote {
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

/**
 * Creates a connector that posts messages to `url`.
 * @param bodyOf returns the message in the format of the chat service
 */
export const createChat = (name: ConnectorName, url: string, bodyOf: (note: ChatNote) => object): Connector => ({
  name,
  topics: ['leads', 'applications'],
  getsPeople: false,
  build: (event, { isTest }) =>
    'lead' in event ? postJson(url, bodyOf(chatNote(event, isTest))) : refuseEvent(name, event),
});
