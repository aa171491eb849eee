import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '#kit/auth/contract.ts';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { call } from '#kit/contract/call.ts';
import { query } from '#kit/contract/query.ts';
import { pageRealtime, type ChannelEvent } from './client.ts';
import { ownChannelOf } from './channel-names.ts';
import { getTicket } from './contract.ts';
import { useChannel } from './use-channel.ts';

/** For whoever has no account. */
export const askTicket = async () => (await call(getTicket)).ticket;

/** Follows what happens to one's own things: a member's, those of the business they act for, or those of a guest who has made something. */
export function useOwnChannel(handler: (event: ChannelEvent) => void) {
  const { data: user } = useQuery(query(currentUser));
  const { data: guest } = useQuery({ ...query(getTicket), enabled: user === null });
  const channel = user ? ownChannelOf(user.id) : (guest?.channel ?? null);
  // Before it is followed: effects run in their order.
  useEffect(() => pageRealtime().ticketsFrom(user ? undefined : askTicket), [user]);
  const acting = useActing();
  useChannel(channel, handler);
  useChannel(user && acting ? ownChannelOf(acting.id) : null, handler);
}
