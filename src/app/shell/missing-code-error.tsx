import { useEffect, useState } from 'react';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadingArea } from '#kit/ui/loading-area.tsx';
import { useOnReconnect, useOnline } from './connection.ts';
import { mayReload, reloadOnce } from './page-code.ts';
import { troubleWords } from './trouble.ts';

/** Code did not arrive. A new document brings it: at once if that was not tried just now, else when asked for. */
export function MissingCodeError() {
  const online = useOnline();
  const [reloads] = useState(() => navigator.onLine && mayReload());
  useEffect(() => {
    if (reloads) reloadOnce();
  }, [reloads]);
  const reload = () => window.location.reload();
  useOnReconnect(reload);

  if (reloads) return <LoadingArea />;
  const { title, words } = troubleWords[online ? 'missing-code' : 'offline'];
  return (
    <ErrorState level={1} title={title} onRetry={reload}>
      {words}
    </ErrorState>
  );
}
