/** Posts a message to a Microsoft Teams channel through a workflow that starts "when a Teams webhook request is received". */
import { createChat } from './chat.ts';
import type { Connector } from './connector.ts';

export const createTeams = (url: string): Connector =>
  createChat('teams', url, ({ title, facts, hint }) => ({
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
  }));
