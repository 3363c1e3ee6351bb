/** Posts a message to a Slack channel through an incoming webhook. */
import { chatNote } from './chatNote.ts';
import { postJson, refuseEvent, type Connector } from './connector.ts';

/** Escapes the three control characters of Slack. */
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
