/** What a handler works with: the services of the process, and who is asking. */
import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { countAsOne } from '#kit/files/count-as-one.ts';
import type { Access } from '#kit/contract/endpoint.ts';
import type { Caller, MemberCaller } from '#kit/auth/caller.server.ts';
import { createGuest, guestCookieHeader } from '#kit/principals/guests.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';

export interface RequestFacts {
  requestId: string;
  /** Address of the client, cut to what limits count. */
  address: string;
  userAgent: string;
  /** Scheme and host the browser used where it is ours, for links that must stay on this host; else those of `PUBLIC_URL`. */
  origin: string;
  /** What links to this server begin with, also in e-mails: a handler finds it as `settings.publicUrl`. */
  publicUrl: string;
  headers: Headers;
  request: Request;
  caller: Caller;
}

export interface Context extends Services, Omit<RequestFacts, 'publicUrl'> {
  /** Each line carries the request's id. */
  readonly log: Log;
  /** Put on the answer, whatever it will be. */
  readonly responseHeaders: Headers;
  /** Principal of the caller; a new browser becomes a guest here, with its first row. */
  principal(): Promise<string>;
}

export type MemberContext = Context & { caller: MemberCaller };

export type ContextFor<A extends Access> = A extends 'member' | 'admin' ? MemberContext : Context;

/** The same, with what was made so far: an answer without headers of its own is put together faster. */
export type RequestContext = Context & { ownLog?: Log; ownHeaders?: Headers };

export type ContextMaker = (facts: RequestFacts) => RequestContext;

/**
 * One object per request, and most requests need little of it: services come by inheritance instead of being copied,
 * and the log, the headers and the principal are made when somebody asks.
 */
export function createContextMaker(services: Services): ContextMaker {
  const prototype = Object.create(services) as RequestContext;
  Object.defineProperties(prototype, {
    log: {
      get(this: RequestContext) {
        return (this.ownLog ??= services.log.child({ requestId: this.requestId }));
      },
    },
    responseHeaders: {
      get(this: RequestContext) {
        return (this.ownHeaders ??= new Headers());
      },
    },
  });

  return (facts) => {
    const context = Object.create(prototype) as RequestContext;
    let principal: Promise<string> | undefined;
    context.requestId = facts.requestId;
    context.address = facts.address;
    context.userAgent = facts.userAgent;
    context.origin = facts.origin;
    if (facts.publicUrl !== services.settings.publicUrl)
      context.settings = { ...services.settings, publicUrl: facts.publicUrl };
    context.headers = facts.headers;
    context.request = facts.request;
    context.caller = facts.caller;
    context.principal = () => (principal ??= findPrincipal(context));
    return context;
  };
}

async function findPrincipal(context: Context): Promise<string> {
  const { db, settings, caller, callers, headers, limits, address } = context;
  if (caller.kind === 'member') return ownerFor(caller);
  const known = await callers.guestOf(headers);
  if (known) {
    countAsOne(known, address);
    return known;
  }
  await limits.takeNewGuest(address);
  const guest = await createGuest(db);
  countAsOne(guest.id, address);
  context.responseHeaders.append(
    'set-cookie',
    guestCookieHeader(guest.token, settings.publicUrl.startsWith('https:')),
  );
  return guest.id;
}
