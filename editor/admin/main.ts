/** Starts Sveltia in the browser with the fields of our records. */
// Both must run before Sveltia reads the preferences and sends its first request.
import './preferences.ts';
import './refusals.ts';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { Pane } from './pane.ts';

/** A list that many fields use is in the response once; a field refers to it by name, such as `@icons`. */
interface Answer {
  lists: Record<string, readonly string[]>;
  config: { collections: { name: string; files?: { name: string }[] }[] };
}

/** The text of the page if it cannot be loaded. */
let fault =
  'This page could not be loaded. Check your connection, then reload it. If this happens again, contact the administrator of the service.';

async function load(): Promise<Answer> {
  const response = await fetch('/admin/config.json');
  // The account does not have the role.
  if (response.status === 403) fault = ((await response.json()) as { message: string }).message;
  if (!response.ok) throw new Error(`The service responded with the status ${response.status}`);
  return (await response.json()) as Answer;
}

const { lists, config } = await load().catch((error: unknown) => {
  document.body.textContent = fault;
  throw error;
});

const withLists = (key: string, value: unknown): unknown =>
  key === 'options' && typeof value === 'string' ? lists[value.slice(1)] : value;

for (const { name, files } of config.collections) {
  for (const record of files ?? [{ name }]) CMS.registerPreviewTemplate(record.name, Pane);
}
await CMS.init({ config: JSON.parse(JSON.stringify(config), withLists) as CmsConfig });
