import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { href } from '#kit/href.ts';
import type { Verdict } from '../judge-page.ts';
import { NotFound } from './not-found.tsx';

const NotOpenYet = lazy(() => import('./not-open-yet.tsx'));

/** The page, or what stands in its place. */
export function Judged({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (verdict.is === 'not-found') return <NotFound />;
  if (verdict.is === 'reserved')
    return (
      <Suspense>
        <NotOpenYet row={verdict.match.row} />
      </Suspense>
    );
  if (verdict.is === 'redirect') return <Navigate to={verdict.to + search} replace />;
  if (verdict.is === 'sign-in')
    return <Navigate to={href('/login', { return_url: pathname + search })} replace />;
  return children;
}
