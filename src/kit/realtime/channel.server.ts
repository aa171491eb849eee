import { findRole } from '#kit/businesses/act-for.server.ts';
import { authChannel, channelChanged } from '#kit/auth/auth-events.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import type { Emitter } from '#kit/events/bus.server.ts';
import { adminChannelName, ownChannelOf } from './channel-names.ts';
import type { Services } from '#kit/services.server.ts';

/** A kind of channel, by prefix: `principal:<id>`, later `thread:<id>`. Rights are asked for on joining and whenever they may have changed. */
export interface ChannelKind {
  prefix: string;
  canRead(services: Services, caller: MemberCaller, name: string): boolean | Promise<boolean>;
  canWrite?(services: Services, caller: MemberCaller, name: string): boolean | Promise<boolean>;
  /** Where browsers without an account may be let in; each by the id of its guest. */
  guests?: {
    canRead(services: Services, guestId: string, name: string): Promise<boolean>;
    canWrite(services: Services, guestId: string, name: string): Promise<boolean>;
  };
  /** Where any browser may listen, without an account or a guest's things: what it says is public. */
  canVisitorRead?(services: Services, name: string): Promise<boolean>;
  /** Where signals are for the server itself: no other reader hears them. */
  handler?(services: Services): ChannelHandler;
}

/** One browser in a channel, as the server sees it. */
export interface Connection {
  principal: string;
  /** Told to this browser alone, and not kept. */
  send(type: string, data: unknown): void;
}

interface ChannelHandler {
  receive(connection: Connection, type: string, data: unknown): void;
  /** It left the channel, or its socket closed. */
  closed(connection: Connection): void;
}

/** One's own events: jobs, notifications; and those of a business, for whoever is in it. */
export const ownChannel: ChannelKind = {
  prefix: 'principal:',
  async canRead({ db }, caller, name) {
    if (name === ownChannelOf(caller.user.id)) return true;
    const businessId = name.slice(ownChannelOf('').length);
    return (await findRole(db, { businessId, personId: caller.user.id })) !== undefined;
  },
};

/** What admins watch. */
export const adminChannel: ChannelKind = {
  prefix: adminChannelName,
  canRead: (_, caller, name) => name === adminChannelName && caller.user.role === 'admin',
};

/** Say this in the transaction that takes someone's right to read a channel: every node asks its readers again. */
export function channelRightsChanged(tx: Emitter, channel: string) {
  tx.emit(authChannel, channelChanged, { channel });
}
