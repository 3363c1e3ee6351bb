/**
 * Filters the case studies on the portfolio page. The selection is in the URL; several filters can be combined. Without script, and on the
 * pages of one value, the links of the filters lead to separate pages.
 */
import { opensElsewhere } from './follow.ts';

/** Values by facet; an empty value does not filter. */
type Choice = Readonly<Record<string, string>>;

/**
 * Makes the menus in `[data-case-filters]` close on Escape and on a click or the focus outside. If the attribute has a value, connects them to
 * the `[data-case]` cards and applies the selection of the URL at once.
 */
export function filterCases(): void {
  const root = document.querySelector<HTMLElement>('[data-case-filters]');
  if (!root) return;
  closeMenus(root);
  if (root.dataset['caseFilters']) filterCards(root);
}

/** Closes the open menu of `root`, unless `inside` is part of it. */
function close(root: HTMLElement, inside?: EventTarget | null): void {
  for (const open of root.querySelectorAll('[open]'))
    if (!(inside instanceof Node && open.contains(inside))) open.removeAttribute('open');
}

function closeMenus(root: HTMLElement): void {
  // On a phone, an open list moves the content below it down. When it closes, the list that opens may be outside the viewport.
  root.addEventListener('toggle', ({ target }) => inView(target), { capture: true });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    root.querySelector<HTMLElement>('[open] > summary')?.focus();
    close(root);
  });
  // On click, not on pointerdown: a list that closes earlier would move another element under the pointer.
  addEventListener('click', ({ target }) => close(root, target));
  addEventListener('keyup', ({ key, target }) => key === 'Tab' && close(root, target));
}

function filterCards(root: HTMLElement): void {
  const { caseFilters = '', some = '', none = '' } = root.dataset;
  const find = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const cards = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const links = find('[data-facet]');

  const choiceOf = (): Choice => {
    const asked = new URLSearchParams(location.search);
    return Object.fromEntries(
      links.flatMap(({ dataset: { facet = '', value } }) =>
        value && asked.get(facet) === value ? [[facet, value]] : [],
      ),
    );
  };
  const matching = (choice: Choice) =>
    cards.filter(({ dataset }) =>
      Object.entries(choice).every(([facet, value]) => !value || dataset[facet]?.split(' ').includes(value)),
    );

  const show = () => {
    const choice = choiceOf();
    const shown = matching(choice);
    for (const card of cards) card.hidden = !shown.includes(card);
    for (const link of links) {
      const { facet = '', value = '' } = link.dataset;
      const [label, count] = link.children;
      if (count) count.textContent = String(matching({ ...choice, [facet]: value }).length);
      link.removeAttribute('aria-current');
      if ((choice[facet] ?? '') !== value) continue;
      link.setAttribute('aria-current', 'true');
      const chosen = link.closest('details')?.querySelector('[data-chosen]');
      if (chosen && label) chosen.textContent = label.textContent;
    }
    for (const clear of find('[data-clear]')) clear.hidden = Object.keys(choice).length === 0;
    for (const status of find('[role=status]'))
      status.textContent = (shown.length > 0 ? some : none).replace('{count}', String(shown.length));
  };

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    const { facet, value = '' } = link.dataset;
    const choice = facet ? { ...choiceOf(), [facet]: value } : {};
    const query = new URLSearchParams(Object.entries(choice).filter(([, wanted]) => wanted));
    history.pushState(null, '', `${caseFilters}?${query.toString()}`.replace(/\?$/, ''));
    (link.closest('details') ?? root).querySelector('summary')?.focus();
    close(root);
    show();
  });
  addEventListener('popstate', show);
  show();
}

function inView(list: EventTarget | null): void {
  if (list instanceof HTMLDetailsElement && list.open)
    list.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
