/** Whether the device says it is online, and what calls do when it is not. */
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { refetchFailed } from '#kit/contract/refresh-queries.ts';

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

export function useRefetchOnReconnect() {
  const client = useQueryClient();
  useOnReconnect(() => void refetchFailed(client));
}
