import { useQuery } from '@tanstack/react-query';
import { useChannel } from './use-channel.ts';
import type { ChannelEvent } from './client.ts';

/** Follows what happens to one's own things, for whoever is signed in; sockets are not open to guests. */
export function useOwnChannel(handler: (event: ChannelEvent) => void) {
  const { data: user } = useQuery<{ id: string } | null>({ queryKey: ['/api/auth/user'] });
  useChannel(user ? `principal:${user.id}` : null, handler);
}
