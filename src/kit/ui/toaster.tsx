import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

// A toast often says that there is no connection; then it cannot wait for a file.
const ToastArea = lazy(() => import('./toast-area.tsx').catch(() => ({ default: PlainToasts })));

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
