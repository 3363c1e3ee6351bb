/** Posts a message to a Microsoft Teams channel through a workflow that starts "when a Teams webhook request is received". */
import { chatNote } from './chatNote.ts';
import { postJson, refuseEvent, type Connector } from './connector.ts';

export const createTeams = (url: string): Connector => ({
  name: 'teams',
  topics: ['leads', 'applications'],
  getsPeople: false,
  build: (event, { isTest }) => {
    if (event.type !== 'lead.created' && event.type !== 'lead.updated') return refuseEvent('teams', event);
    const { title, facts, hint } = chatNote(event, isTest);
    return postJson(url, {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              { type: 'TextBlock', text: title, weight: 'Bolder', wrap: true },
              { type: 'FactSet', facts: facts.map(([label, value]) => ({ title: label, value })) },
              { type: 'TextBlock', text: hint, isSubtle: true, wrap: true },
            ],
          },
        },
      ],
    });
  },
});
