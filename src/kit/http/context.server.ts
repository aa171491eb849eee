/** What a handler works with: the services of the process, and who is asking. */
import type { Access } from '#kit/contract/endpoint.ts';
import type { Caller, MemberCaller } from '#kit/auth/caller.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';

export interface RequestInfo {
  requestId: string;
  /** Address of the client, cut to what limits count. */
  address: string;
  userAgent: string;
  /** Scheme and host the browser used, for links that must stay on this host. */
  origin: string;
  headers: Headers;
  request: Request;
  caller: Caller;
  log: Log;
  responseHeaders: Headers;
}

export interface Context extends Services, RequestInfo {
  /** Principal of the caller; a new browser becomes a guest here, with its first row. */
  principal(): Promise<string>;
}

export type MemberContext = Context & { caller: MemberCaller };

export type ContextFor<A extends Access> = A extends 'member' | 'admin' ? MemberContext : Context;
