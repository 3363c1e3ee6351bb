/** What the drawings of a scene are called and which of them there are. Draws nothing. */
import { VIEWS, type Stage, type ViewName } from './kit/scene.ts';

/** The id of a scene's drawing: `scene:<page>`, of a further view `scene:<page>#<view>`. */
export const sceneId = (page: string, view: ViewName): string =>
  view === 'hero' ? `scene:${page}` : `scene:${page}#${view}`;

/** The views that the scene of a page has. */
export const viewsOf = (page: string, stage: Stage): ViewName[] => VIEWS.filter((view) => hasView(page, stage, view));

/** Wide pictures stand where pages end: under the services by day, in place of a banner, under the industries and home by night. */
function hasView(page: string, stage: Stage, view: ViewName): boolean {
  if (view === 'why' || view === 'features') return Boolean(stage[view]);
  if (view === 'wide') return page.startsWith('services');
  if (view === 'banner') return !page.startsWith('services');
  if (view === 'wide-night') return page === 'home' || page.startsWith('industries');
  return true;
}
