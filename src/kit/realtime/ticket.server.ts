/** A ticket to the websocket for a browser without an account: says which guest it is, for as long as it takes to connect. */
import { sign, verifySignature, type Secrets } from '#kit/secrets.server.ts';

const lasts = 60_000;
const purpose = 'realtime-tickets';

const signedText = (guestId: string, until: string) => JSON.stringify(['realtime', guestId, until]);

export function issueTicket(secrets: Secrets, guestId: string, now = Date.now()): string {
  const until = String(now + lasts);
  return [guestId, until, sign(secrets.key(purpose), signedText(guestId, until))].join('.');
}

/** The guest that it names; undefined where it is forged, altered or too old. */
export function readTicket(secrets: Secrets, ticket: string, now = Date.now()): string | undefined {
  const [guestId = '', until = '', signature = ''] = ticket.split('.', 3);
  const isGenuine = verifySignature(secrets.keys(purpose), signedText(guestId, until), signature);
  return isGenuine && Number(until) > now ? guestId : undefined;
}
