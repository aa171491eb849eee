import { inScope } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import type { NavLink } from '../navigation.ts';
import { isUnbuilt } from '../page-row.ts';
import { useSurroundings } from './surroundings.tsx';

export interface OfferedLink extends NavLink {
  /** Named, and not open yet. */
  isComing?: boolean;
}

/** On a brand's host only its own pages are offered, once they are open: the rest is not there. */
export function useLinksInScope() {
  const { brand } = useSurroundings();
  return (links: readonly NavLink[]): OfferedLink[] =>
    links.flatMap((link) => {
      const match = matchPage(link.to.split('?', 1)[0]!);
      if (match === null || !inScope(brand, match.row)) return [];
      const isComing = isUnbuilt(match.row);
      return isComing && brand !== 'main' ? [] : [{ ...link, isComing }];
    });
}
