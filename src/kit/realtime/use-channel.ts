import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refetchFailed } from '#kit/contract/refresh-queries.ts';
import { pageRealtime, type ChannelEvent } from './client.ts';

/** Follows a channel while the component is shown; with null it follows none. */
export function useChannel(channel: string | null, handler: (event: ChannelEvent) => void) {
  const client = useQueryClient();
  const handle = useEffectEvent((event: ChannelEvent) => {
    if (event.type === 'back') void refetchFailed(client);
    handler(event);
  });
  useEffect(() => (channel === null ? undefined : pageRealtime().follow(channel, handle)), [channel]);
}
