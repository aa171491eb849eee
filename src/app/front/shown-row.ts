import { homePageId } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import type { BrandId, PageRow } from '../page-row.ts';
import { pageById } from '../pages.ts';

/** The row of the page that an address shows: `/` on a brand's host is that brand's landing. */
export function shownRow(
  { pathname, search }: { pathname: string; search: string },
  brand: BrandId,
): PageRow | undefined {
  const row = matchPage(pathname)?.row;
  return row?.id === 'home' ? pageById(homePageId(brand, new URLSearchParams(search))) : row;
}
