import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { TOAST_DURATION, TOAST_VIEWPORT } from './toast-settings.ts';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';

const none: readonly Toast[] = [];

/** The words of a toast without its manners, for when the code of the toast area did not arrive. */
export function PlainToasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return <>{toasts.map((toast) => toast.open && <PlainToast key={toast.id} {...toast} />)}</>;
}

function PlainToast({ id, title, description, duration = TOAST_DURATION }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <div role="status" className={`fixed inset-x-0 top-0 p-4 md:inset-x-auto md:right-0 ${TOAST_VIEWPORT}`}>
      <div className="pointer-events-auto grid justify-items-start gap-1 rounded-card border border-line bg-surface p-4 shadow-raised">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{description}</p>
        <Button variant="link" onClick={() => dismissToast(id)}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
