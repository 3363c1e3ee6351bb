/** The connectors that the settings switch on. */
import type { ConnectorName, Listeners, Topic } from '../store/store.ts';
import type { Connector } from './connector.ts';
import { createHubspot } from './hubspot.ts';
import { createListmonk } from './listmonk.ts';
import type { ConnectorSettings } from './settings.ts';
import { createSlack } from './slack.ts';
import { createTeams } from './teams.ts';
import { createWebhook } from './webhook.ts';

/** @param settings whose parts belong together, as `parseEnv` makes sure */
export function connectorsOf(settings: ConnectorSettings): Connector[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_EVENTS, SLACK_WEBHOOK_URL, TEAMS_WEBHOOK_URL } = settings;
  const { LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LISTS } = settings;
  const { HUBSPOT_URL, HUBSPOT_PORTAL, HUBSPOT_FORM, HUBSPOT_TOKEN, HUBSPOT_FIELDS } = settings;
  return [
    WEBHOOK_URL && WEBHOOK_SECRET && createWebhook({ url: WEBHOOK_URL, key: WEBHOOK_SECRET, topics: WEBHOOK_EVENTS }),
    LISTMONK_URL &&
      LISTMONK_USER &&
      LISTMONK_TOKEN &&
      LISTMONK_LISTS &&
      createListmonk({ url: LISTMONK_URL, user: LISTMONK_USER, token: LISTMONK_TOKEN, lists: LISTMONK_LISTS }),
    HUBSPOT_PORTAL &&
      HUBSPOT_FORM &&
      createHubspot({
        url: HUBSPOT_URL,
        portal: HUBSPOT_PORTAL,
        form: HUBSPOT_FORM,
        token: HUBSPOT_TOKEN,
        fields: HUBSPOT_FIELDS,
      }),
    SLACK_WEBHOOK_URL && createSlack(SLACK_WEBHOOK_URL),
    TEAMS_WEBHOOK_URL && createTeams(TEAMS_WEBHOOK_URL),
  ].filter((connector) => typeof connector === 'object');
}

/** Which connector receives which topics. */
export function listenersOf(connectors: readonly Connector[]): Listeners {
  const toldOf = (topic: Topic): ConnectorName[] =>
    connectors.filter(({ topics }) => topics.includes(topic)).map(({ name }) => name);
  return {
    leads: toldOf('leads'),
    applications: toldOf('applications'),
    subscribers: toldOf('subscribers'),
    erasures: toldOf('erasures'),
  };
}
