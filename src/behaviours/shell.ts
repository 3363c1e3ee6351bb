/** Everything the shell does that the platform does not. Loaded once the page has loaded; until then panels, menu, questions and forms work without it. */
import { storeAttribution } from './attribution.ts';
import { initMenu } from './menu.ts';
import { prefetchPages, skipUnseenTransitions } from './navigations.ts';
import { initPanels } from './panels.ts';
import { smoothScroll } from './scroll.ts';
import { initSearch } from './search.ts';
import { initTheme } from './theme.ts';
import { showYear } from './year.ts';

initPanels();
initMenu();
initSearch();
initTheme();
showYear();
smoothScroll();
prefetchPages();
skipUnseenTransitions();
storeAttribution();
