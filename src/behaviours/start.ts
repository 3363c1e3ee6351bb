/** Everything the shell does that the platform does not, apart from the search. Runs once a page, when firstUse.ts asks for it. */
import { wakeIslands } from './islands.ts';
import { keepMenu } from './menu.ts';
import { prefetchPages } from './moves.ts';
import { keepPanels } from './panels.ts';
import { smoothScroll } from './scroll.ts';
import { keepTheme } from './theme.ts';

// What firstUse.ts waits for has come.
delete document.documentElement.dataset['script'];

wakeIslands();
keepPanels();
keepMenu();
keepTheme();
smoothScroll();
prefetchPages();
