import { LeadPage } from './LeadPage.tsx';
import { ListPage } from './ListPage.tsx';

/** The list of leads at `/leads`, and one lead at `/leads/<id>`. */
export function LeadsPage({ path }: { path: string }) {
  const id = path.split('/')[2];
  return id === undefined ? <ListPage /> : <LeadPage id={id} />;
}
