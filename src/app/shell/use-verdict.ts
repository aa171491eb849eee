import { useLocation } from 'react-router';
import { judgePage, type Verdict } from '../judge-page.ts';
import { useSurroundings } from './surroundings.tsx';
import { useCurrentUser } from './use-current-user.ts';

/** The same judgement as the server's, for moving about without a new document. */
export function useVerdict(): Verdict {
  const { pathname } = useLocation();
  const { brand } = useSurroundings();
  const user = useCurrentUser();
  return judgePage(pathname, { brand, signedIn: user !== null, isAdmin: user?.isAdmin ?? false });
}
