/** Filters of the portfolio in place: the choice lives in the URL, several filters narrow together. Without script their links lead to pages of their own. */

/** Wires `[data-case-filters]` to the `[data-case]` cards. Shows the URL's choice at once. */
export function filterCases(): void {
  const root = document.querySelector<HTMLElement>('[data-case-filters]');
  if (!root) return;
  const { caseFilters: base = '', some = '', none = '' } = root.dataset;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  const choiceOf = () => {
    const asked = new URLSearchParams(location.search);
    return new Map(
      links
        .filter(({ dataset: { facet = '', value } }) => value && asked.get(facet) === value)
        .map(({ dataset: { facet = '', value = '' } }) => [facet, value]),
    );
  };
  const count = (choice: Map<string, string>) => cards.filter((card) => matches(card, choice)).length;

  const show = () => {
    const choice = choiceOf();
    for (const card of cards) card.hidden = !matches(card, choice);
    for (const link of links) {
      const { facet = '', value = '' } = link.dataset;
      const isChosen = (choice.get(facet) ?? '') === value;
      if (isChosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      const number = link.querySelector('[data-count]');
      if (number) number.textContent = String(count(new Map(choice).set(facet, value)));
      const chosen = link.closest('details')?.querySelector('[data-chosen]');
      if (isChosen && chosen) chosen.textContent = link.querySelector('[data-label]')?.textContent ?? '';
    }
    for (const clear of root.querySelectorAll<HTMLElement>('[data-clear]')) clear.hidden = choice.size === 0;
    const shown = count(choice);
    const status = root.querySelector('[role=status]');
    if (status) status.textContent = (shown > 0 ? some : none).replace('{count}', String(shown));
  };

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const choice = choiceOf();
    const { facet, value } = link.dataset;
    if (!facet) choice.clear();
    else if (value) choice.set(facet, value);
    else choice.delete(facet);
    const query = String(new URLSearchParams([...choice]));
    history.pushState(null, '', query ? `${base}?${query}` : base);
    const details = link.closest('details');
    details?.removeAttribute('open');
    (details ?? root).querySelector('summary')?.focus();
    show();
  });
  closeFromOutside(root);
  addEventListener('popstate', show);
  show();
}

/** An open list closes on Escape, on a press elsewhere, and when the focus leaves it. */
function closeFromOutside(root: HTMLElement): void {
  const close = (stays?: unknown) => {
    for (const open of root.querySelectorAll('details[open]'))
      if (!(stays instanceof Node && open.contains(stays))) open.removeAttribute('open');
  };
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) close(relatedTarget);
  });
  document.addEventListener('pointerdown', ({ target }) => close(target));
  root.addEventListener('keydown', ({ key }) => {
    const open = root.querySelector('details[open]');
    if (key !== 'Escape' || !open) return;
    close();
    open.querySelector('summary')?.focus();
  });
}

const matches = (card: HTMLElement, choice: Map<string, string>) =>
  [...choice].every(([facet, value]) => value === '' || card.dataset[facet]?.split(' ').includes(value));
