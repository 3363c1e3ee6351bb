/** The key that proves to IndexNow (indexnow.org) that an announcement comes from the site itself. */

/** Name of the environment variable. */
export const KEY_SETTING = 'INDEXNOW_KEY';

/** The key in `settings`; undefined when none is set, which is the default. Throws when IndexNow would not accept its format. */
export function indexNowKey(settings: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const key = settings[KEY_SETTING];
  if (!key) return undefined;
  if (!/^[\da-zA-Z-]{8,128}$/.test(key))
    throw new Error(`${KEY_SETTING}: expected 8 to 128 letters from a to z, digits and hyphens`);
  return key;
}

/** Path of the file where search engines look for the key. */
export const keyPath = (key: string): string => `/${key}.txt`;
