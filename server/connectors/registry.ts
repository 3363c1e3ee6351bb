/** Creates the connectors that the settings enable. */
import type { ConnectorName, Listeners, Topic } from '../store/store.ts';
import type { Connector } from './connector.ts';
import { createHubspot } from './hubspot.ts';
import { createListmonk } from './listmonk.ts';
import type { ConnectorSettings } from './settings.ts';
import { createSlack } from './slack.ts';
import { createTeams } from './teams.ts';
import { createWebhook } from './webhook.ts';

/** @param settings validated by `parseEnv`, which refuses an incomplete set of settings for a connector */
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

/** Returns the names of the connectors that receive each topic. */
export function listenersOf(connectors: readonly Connector[]): Listeners {
  const connectorsOfTopic = (topic: Topic): ConnectorName[] =>
    connectors.filter(({ topics }) => topics.includes(topic)).map(({ name }) => name);
  return {
    leads: connectorsOfTopic('leads'),
    applications: connectorsOfTopic('applications'),
    subscribers: connectorsOfTopic('subscribers'),
    erasures: connectorsOfTopic('erasures'),
  };
}
