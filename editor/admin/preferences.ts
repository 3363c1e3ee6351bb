/** Sveltia leaves a form when it is saved, unless somebody has said otherwise. Ours stays, beside the page that the save changes. */

const KEY = 'sveltia-cms.prefs';

if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false }));

export {};
