import { useEffect, useEffectEvent } from 'react';
import { pageRealtime, type ChannelEvent } from './client.ts';

/** Follows a channel while the component is shown; with null it follows none. */
export function useChannel(channel: string | null, handler: (event: ChannelEvent) => void) {
  const handle = useEffectEvent(handler);
  useEffect(() => (channel === null ? undefined : pageRealtime().follow(channel, handle)), [channel]);
}
