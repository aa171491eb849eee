/** What a visitor gets at an address: the page, a redirect, or one of the two kinds of nothing. */
import { inScope } from './brands.ts';
import { matchPage, type PageMatch } from './match-page.ts';
import { isBuilt, type BrandId } from './page-row.ts';

export interface Visitor {
  brand: BrandId;
  signedIn: boolean;
  isAdmin: boolean;
}

export type Verdict =
  | { is: 'page'; match: PageMatch }
  | { is: 'redirect'; to: string }
  | { is: 'sign-in'; match: PageMatch }
  | { is: 'reserved'; match: PageMatch }
  | { is: 'not-found' };

export function judgePage(pathname: string, { brand, signedIn, isAdmin }: Visitor): Verdict {
  const match = matchPage(pathname);
  if (!match || !inScope(brand, match.row)) return { is: 'not-found' };
  if (match.redirect) return { is: 'redirect', to: match.redirect };
  // To everyone else an admin page does not exist, signed in or not.
  if (match.row.access === 'admin' && !isAdmin) return { is: 'not-found' };
  if (!isBuilt(match.row)) return { is: 'reserved', match };
  if (match.row.access === 'member' && !signedIn) return { is: 'sign-in', match };
  return { is: 'page', match };
}
