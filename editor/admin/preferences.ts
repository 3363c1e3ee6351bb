/**
 * By default Sveltia closes a form after it is saved. This changes the default: the form stays open next to its preview.
 */

const KEY = 'sveltia-cms.prefs';

if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false }));

export {};
