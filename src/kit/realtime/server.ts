import { implement } from '#kit/http/implement.server.ts';
import { ownChannelOf } from './channel-names.ts';
import { getTicket } from './contract.ts';
import { issueTicket, visitorIdOf } from './ticket.server.ts';

export const realtimeEndpoints = [
  implement(getTicket, async (_, { address, caller, callers, headers, secrets }) => {
    if (caller.kind === 'member') return { ticket: null, channel: null };
    const guestId = await callers.guestOf(headers);
    if (!guestId) return { ticket: issueTicket(secrets, visitorIdOf(address)), channel: null };
    return { ticket: issueTicket(secrets, guestId), channel: ownChannelOf(guestId) };
  }),
];
