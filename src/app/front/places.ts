/** The page table as front pages show it: what is open, and what is coming. */
import type { Place } from '#kit/place.ts';
import { inScope } from '../brands.ts';
import { isBuilt, plainAddress, type BrandId, type PageRow } from '../page-row.ts';
import { pages } from '../pages.ts';

export function placesOn(brand: BrandId, table: readonly PageRow[] = pages): Place[] {
  return table
    .filter((row) => isForVisitors(row) && inScope(brand, row))
    .flatMap((row) => {
      const to = plainAddress(row.path);
      const { id, title, category } = row;
      const personal = row.access === 'member';
      return to === null ? [] : [{ id, title, category, to, personal, open: isBuilt(row) }];
    });
}

function isForVisitors({ noindex, devOnly, access, redirect, server }: PageRow) {
  return !noindex && !devOnly && access !== 'admin' && redirect === undefined && !server;
}
