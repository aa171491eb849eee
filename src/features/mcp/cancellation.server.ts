/**
 * Older clients cancel a call with a message of its own, which may reach another process than the one that works on it:
 * so it travels on the bus. A number counts only within what its client was given at the handshake.
 */
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import type { MessageId } from './message.ts';

const channel = 'mcp';
const callCancelled = defineEvent('call.cancelled', z.object({ call: z.string() }));
export const sessionHeader = 'mcp-session-id';

function nameOf({ caller, headers }: MemberContext, id: MessageId) {
  const session = headers.get(sessionHeader)?.slice(0, 100) ?? '';
  return JSON.stringify([caller.user.id, session, id]);
}

export async function cancelCall(context: MemberContext, id: MessageId) {
  await context.bus.publish(channel, callCancelled, { call: nameOf(context, id) });
}

/** Calls back once the client has cancelled it. Gives back what ends the listening. */
export function onCancelled(context: MemberContext, id: MessageId, cancelled: () => void): () => void {
  const call = nameOf(context, id);
  return context.bus.on(callCancelled, (cancellation) => {
    if (cancellation.call === call) cancelled();
  });
}
