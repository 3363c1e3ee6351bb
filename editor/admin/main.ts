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

const { lists, config } = (await (await fetch('/admin/config.json')).json()) as Answer;

const withLists = (key: string, value: unknown): unknown =>
  key === 'options' && typeof value === 'string' ? lists[value.slice(1)] : value;

for (const { name, files } of config.collections) {
  for (const record of files ?? [{ name }]) CMS.registerPreviewTemplate(record.name, Pane);
}
await CMS.init({ config: JSON.parse(JSON.stringify(config), withLists) as CmsConfig });
