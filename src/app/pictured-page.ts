import { isBuilt, type PageRow } from './page-row.ts';
import { pageById } from './pages.ts';

/** The page whose picture stands for this one: its own where everyone can open it, else that of the homepage. */
export function picturedPage(row: PageRow): PageRow {
  return isBuilt(row) && row.access === 'everyone' ? row : pageById('home');
}
