import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast.ts';

const ToastArea = lazy(() => import('./toast-area.tsx'));

/** Once per application: shows what `toast()` says. Until something is said there is nothing to load. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return (
    isNeeded && (
      <Suspense>
        <ToastArea />
      </Suspense>
    )
  );
}
