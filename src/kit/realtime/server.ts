import { implement } from '#kit/http/implement.server.ts';
import { ownChannelOf } from './channel-names.ts';
import { getTicket } from './contract.ts';
import { issueTicket } from './ticket.server.ts';

export const realtimeEndpoints = [
  implement(getTicket, async (_, { caller, callers, headers, secrets }) => {
    const guestId = caller.kind === 'member' ? undefined : await callers.guestOf(headers);
    if (!guestId) return { ticket: null, channel: null };
    return { ticket: issueTicket(secrets, guestId), channel: ownChannelOf(guestId) };
  }),
];
