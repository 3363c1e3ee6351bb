/** The ids of a scene's drawings, and which of them exist. Renders nothing. */
import { VIEWS, type Stage, type ViewName } from './kit/scene.ts';

/** The id of a scene's drawing: `scene:<page>` for the hero, `scene:<page>#<view>` for the other views. */
export const sceneId = (page: string, view: ViewName): string =>
  view === 'hero' ? `scene:${page}` : `scene:${page}#${view}`;

/** The views that the scene of a page has. */
export const viewsOf = (page: string, stage: Stage): ViewName[] => VIEWS.filter((view) => hasView(page, stage, view));

/**
 * True when the scene of a page has this view. Wide pictures are at the bottom of pages: in day colours on services,
 * instead of a banner; in night colours on industries and the home page.
 */
function hasView(page: string, stage: Stage, view: ViewName): boolean {
  if (view === 'why' || view === 'features') return Boolean(stage[view]);
  if (view === 'wide') return page.startsWith('services');
  if (view === 'banner') return !page.startsWith('services');
  if (view === 'wide-night') return page === 'home' || page.startsWith('industries');
  return true;
}
