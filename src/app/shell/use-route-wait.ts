import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Milliseconds before waiting is worth showing; what comes sooner should not flicker. */
export const routePatience = 150;

/** `page`: another page is on its way, and late. `more`: the same page with another query. */
export type RouteWait = 'none' | 'more' | 'page';

export function useRouteWait(): RouteWait {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const loading = state !== 'idle';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), routePatience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return routeWait({ late: late && loading, from: pathname, to: next?.pathname });
}

export function routeWait({ late, from, to }: { late: boolean; from: string; to?: string }): RouteWait {
  if (!late) return 'none';
  return to === undefined || to === from ? 'more' : 'page';
}
