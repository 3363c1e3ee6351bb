/** Posts a message to a Slack channel through an incoming webhook. */
import { createChat } from './chat.ts';
import type { Connector } from './connector.ts';

/** Escapes the three control characters of Slack. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const createSlack = (url: string): Connector =>
  createChat('slack', url, ({ title, facts, hint }) => ({
    text: [
      `*${escaped(title)}*`,
      ...facts.map(([label, value]) => escaped(`${label}: ${value}`)),
      `\`${escaped(hint)}\``,
    ].join('\n'),
  }));
