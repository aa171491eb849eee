/** Whether the device says it is online, and what calls do when it is not. */
import { onlineManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

// A call without a connection fails at once and says so. The library would hold it back and send it later, unasked.
onlineManager.setEventListener(() => undefined);

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export function useOnReconnect(act: () => void) {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const listen = () => latest();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

/** What failed while there was no connection is asked for again when it is back. */
export function useRefetchOnReconnect() {
  const client = useQueryClient();
  useOnReconnect(() => {
    const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;
    void client.refetchQueries(failed);
  });
}
