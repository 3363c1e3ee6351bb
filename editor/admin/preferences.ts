/**
 * By default Sveltia closes a form after it is saved. Our form stays open next to its preview, unless the editor has changed the setting.
 */

const KEY = 'sveltia-cms.prefs';

if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false }));

export {};
