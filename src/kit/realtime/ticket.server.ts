/** A ticket to the websocket for a browser without an account: says which guest or visitor it is, for as long as it takes to connect. */
import { createHash } from 'node:crypto';
import { limitKey } from '#kit/http/address.server.ts';
import { sign, verifySignature, type Secrets } from '#kit/secrets.server.ts';

const lasts = 60_000;
const purpose = 'realtime-tickets';

const signedText = (guestId: string, until: string) => JSON.stringify(['realtime', guestId, until]);

export function issueTicket(secrets: Secrets, guestId: string, now = Date.now()): string {
  const until = String(now + lasts);
  return [guestId, until, sign(secrets.key(purpose), signedText(guestId, until))].join('.');
}

const visitorPrefix = 'visitor-';

/** Visitors who have made nothing are distinguished by their network alone, so that each may open a few sockets and no more. */
export const visitorIdOf = (address: string) =>
  visitorPrefix + createHash('sha256').update(limitKey(address)).digest('base64url');
export const isVisitorId = (id: string) => id.startsWith(visitorPrefix);

/** The guest or visitor that it names; undefined where it is forged, altered or too old. */
export function readTicket(secrets: Secrets, ticket: string, now = Date.now()): string | undefined {
  const [guestId = '', until = '', signature = ''] = ticket.split('.', 3);
  const isGenuine = verifySignature(secrets.keys(purpose), signedText(guestId, until), signature);
  return isGenuine && Number(until) > now ? guestId : undefined;
}
