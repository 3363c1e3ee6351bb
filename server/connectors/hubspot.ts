/** Sends inquiries to a form of HubSpot, which creates or updates the contact with that mail address. */
import { postJson, refuseEvent, type Connector } from './connector.ts';

/** HubSpot's object type id of a contact. */
const CONTACT = '0-1';

interface HubspotSettings {
  url: string;
  portal: string;
  form: string;
  /** Token of a private app with the scope `forms`. Without it the public API is used, which allows fewer requests. */
  token?: string | undefined;
  /** Maps our field names to HubSpot's. */
  fields: ReadonlyMap<string, string>;
}

export function createHubspot({ url, portal, form, token, fields }: HubspotSettings): Connector {
  const secure = token === undefined ? '' : 'secure/';
  const address = new URL(`/submissions/v3/integration/${secure}submit/${portal}/${form}`, url).href;
  return {
    name: 'hubspot',
    topics: ['leads'],
    getsPeople: true,
    build: (event, { isTest }) => {
      if (!('lead' in event)) return refuseEvent('hubspot', event);
      const { lead } = event;
      const values: Readonly<Record<string, string>> = { ...lead.attribution, ...lead.fields, name: lead.name };
      const mapped = [...fields].map(([from, to]) => ({ name: to, value: values[from] ?? '' }));
      const filled = [{ name: 'email', value: lead.email }, ...mapped].filter(({ value }) => value !== '');
      const formName = lead.kind === 'download' ? 'Download form' : 'Contact form';
      const request = postJson(address, {
        submittedAt: String(lead.createdAt),
        fields: filled.map((field) => ({ objectTypeId: CONTACT, ...field })),
        context: { pageName: isTest ? 'Test of the connector' : formName },
      });
      return token === undefined
        ? request
        : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
    },
  };
}
