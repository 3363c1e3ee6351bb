/** A note in a channel of Slack, by one of its incoming webhooks. */
import { chatNote } from './chatNote.ts';
import { postJson, refuseEvent, type Connector } from './connector.ts';

/** The three signs that Slack reads as its own. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const createSlack = (url: string): Connector => ({
  name: 'slack',
  topics: ['leads', 'applications'],
  getsPeople: false,
  build: (event, { isTest }) => {
    if (event.type !== 'lead.created' && event.type !== 'lead.updated') return refuseEvent('slack', event);
    const { title, facts, hint } = chatNote(event, isTest);
    const lines = [
      `*${escaped(title)}*`,
      ...facts.map(([label, value]) => escaped(`${label}: ${value}`)),
      `\`${escaped(hint)}\``,
    ];
    return postJson(url, { text: lines.join('\n') });
  },
});
