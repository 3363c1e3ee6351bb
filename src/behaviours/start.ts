/** Everything the shell does that the platform does not, apart from the search. Runs once a page, after it has been parsed. */
import { wakeIslands } from './islands.ts';
import { keepMenu } from './menu.ts';
import { endMoveOnPress, moveWhatIsSeen, prefetchPages } from './moves.ts';
import { keepPanels } from './panels.ts';
import { smoothScroll } from './scroll.ts';
import { keepTheme } from './theme.ts';

wakeIslands();
keepPanels();
keepMenu();
keepTheme();
smoothScroll();
prefetchPages();
endMoveOnPress();
moveWhatIsSeen();

for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(new Date().getFullYear());
