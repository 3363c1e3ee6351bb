/** Filters the list of roles. The selection is in the URL: it can be bookmarked and shared, and the back button restores it. */

/** Connects the form `[data-role-filters]`: its radios are compared with the data attributes of each `[data-role]` under `[data-roles]`. */
export function filterRoles(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-role-filters]');
  if (!form) return;
  readUrl(form);
  form.addEventListener('change', () => {
    announce(form, show(form));
    writeUrl(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

const choicesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');

function readUrl(form: HTMLFormElement): void {
  const wanted = new URLSearchParams(location.search);
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    radio.checked = radio.value === (wanted.get(radio.name) ?? '');
  }
  for (const fieldset of form.querySelectorAll('fieldset')) {
    const everything = fieldset.querySelector<HTMLInputElement>('[value=""]');
    if (everything && !fieldset.querySelector(':checked')) everything.checked = true;
  }
  const shown = show(form);
  if (choicesOf(form).length > 0) announce(form, shown);
}

function writeUrl(form: HTMLFormElement): void {
  const query = new URLSearchParams(choicesOf(form)).toString();
  history.replaceState(history.state, '', `${location.pathname}${query ? `?${query}` : ''}${location.hash}`);
}

/** Shows the matching roles and announces their number. */
function show(form: HTMLFormElement): number {
  const choices = choicesOf(form);
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-roles]')) {
    const roles = [...group.querySelectorAll<HTMLElement>('[data-role]')];
    for (const role of roles) role.hidden = choices.some(([name, value]) => role.dataset[name] !== value);
    const left = roles.filter(({ hidden }) => !hidden).length;
    group.hidden = left === 0;
    shown += left;
  }
  return shown;
}

function announce(form: HTMLFormElement, shown: number): void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (!status) return;
  const { some = '', none = '' } = status.dataset;
  status.textContent = shown === 0 ? none : some.replace('{count}', String(shown));
}
