import type { ReactNode } from 'react';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { useRouteWait } from './use-route-wait.ts';
import './route-wait.css';

/** The page, and what is seen while the next one takes its time. */
export function RouteWait({ children }: { children: ReactNode }) {
  const wait = useRouteWait();
  return (
    <>
      {wait !== 'none' && (
        <div aria-hidden className="route-line fixed inset-x-0 top-0 z-[60] h-0.75 origin-left bg-bamboo" />
      )}
      {wait === 'page' && <LoadingArea />}
      {/* Kept, only not shown: whoever turns back finds it as it was. */}
      <div hidden={wait === 'page'} className="route-page">
        {children}
      </div>
    </>
  );
}
