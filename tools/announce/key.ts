/** The key by which IndexNow (indexnow.org) knows that an announcement comes from the site itself. */

/** Name of the environment variable. */
export const KEY_SETTING = 'INDEXNOW_KEY';

/** The key in `settings`; undefined where none is set, as shipped. Throws when it has another form than IndexNow takes. */
export function indexNowKey(settings: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const key = settings[KEY_SETTING];
  if (!key) return undefined;
  if (!/^[\da-zA-Z-]{8,128}$/.test(key))
    throw new Error(`${KEY_SETTING}: expected 8 to 128 letters from a to z, figures and hyphens`);
  return key;
}

/** Address of the file in which search engines look for the key. */
export const keyPath = (key: string): string => `/${key}.txt`;
