import { inScope } from '../brands.ts';
import { matchPage } from '../match-page.ts';
import type { NavLink } from '../navigation.ts';
import { useSurroundings } from './surroundings.tsx';

/** On a brand's host only its own pages are offered: the rest is not there. */
export function useLinksInScope() {
  const { brand } = useSurroundings();
  return (links: readonly NavLink[]): NavLink[] =>
    links.filter(({ to }) => {
      const match = matchPage(to.split('?', 1)[0]!);
      return match !== null && inScope(brand, match.row);
    });
}
