/**
 * Starts the behaviours of the shell. This module is imported after the page has loaded; panels, menu, questions and forms work without
 * it.
 */
import { storeAttribution } from './attribution.ts';
import { initMenu } from './menu.ts';
import { prefetchPages, showSeenTransitions } from './navigations.ts';
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
showSeenTransitions();
storeAttribution();
