/** Starts Sveltia in the browser with the fields of our records. */
import CMS, { type CmsConfig } from '@sveltia/cms';

/** Lists that many fields offer stand once in the answer; a field says `@icons`. */
interface Answer {
  lists: Record<string, readonly string[]>;
  config: object;
}

const { lists, config } = (await (await fetch('/admin/config.json')).json()) as Answer;

const withLists = (key: string, value: unknown): unknown =>
  key === 'options' && typeof value === 'string' ? lists[value.slice(1)] : value;

await CMS.init({ config: JSON.parse(JSON.stringify(config), withLists) as CmsConfig });
