/** Labels for the fields and values of a lead. */
import type { ConnectorName } from '../../../server/store/store.ts';
import type { ListState } from '../../leads/answers.ts';

export const STATES: Readonly<Record<ListState, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  quarantined: 'Suspected spam',
};

export const CONNECTORS: Readonly<Record<ConnectorName, string>> = {
  webhook: 'Webhook',
  listmonk: 'listmonk',
  hubspot: 'HubSpot',
  slack: 'Slack',
  teams: 'Teams',
};

const LABELS: Readonly<Record<string, string>> = {
  company: 'Company',
  phone: 'Telephone',
  topic: 'Topic',
  budget: 'Project size',
  language: 'Answer in',
  locale: 'Language of the page',
  role: 'Role',
  file: 'File',
  title: 'Title',
  links: 'Links',
  message: 'Message',
  page: 'Page of the form',
  landing: 'First page',
  referrer: 'Came from',
};

/** The label of a field; for an unknown field, its name in the store. */
export const labelOf = (field: string): string => LABELS[field] ?? field;
