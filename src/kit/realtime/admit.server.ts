/** Who may open a websocket, whatever is said over it: nobody from a foreign page, nobody without a session. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { isForeignOrigin } from '#kit/http/origin.server.ts';
import type { Services } from '#kit/services.server.ts';

/** Why someone may not come in, or who it is. */
export async function admit(
  { callers, settings }: Pick<Services, 'callers' | 'settings'>,
  headers: Headers,
  { closing }: { closing: boolean },
): Promise<MemberCaller | string> {
  if (closing) return '503 Service Unavailable';
  if (isForeignOrigin(headers, settings.publicUrl)) return '403 Forbidden';
  const caller = await callers.identify(headers);
  if (caller.kind !== 'member' || caller.key) return '401 Unauthorized';
  return caller;
}

export const isOver = ({ session }: MemberCaller) => session !== undefined && session.expiresAt <= Date.now();

export function toHeaders(request: IncomingMessage) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
  return headers;
}

export const tooManySockets = '429 Too Many Requests';

export function refuse(socket: Duplex, status: string) {
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
  );
}
