/**
 * The one script that stands in every page, in its head: what is settled before the first paint, and what waits for the first use. Each letter
 * of it counts, and so does the time it takes.
 */
import { loadWhenUsed } from './firstUse.ts';
import { recallTheme } from './recallTheme.ts';
import { moveWhatIsSeen } from './still.ts';
import { keepYear } from './year.ts';

recallTheme();
moveWhatIsSeen();
loadWhenUsed();
keepYear();
