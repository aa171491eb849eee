import { authChannel } from '#kit/auth/callers.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { emit } from '#kit/events/bus.server.ts';
import type { Services } from '#kit/services.server.ts';

/** A kind of channel, by prefix: `principal:<id>`, later `thread:<id>`. Rights are asked for on joining and whenever they may have changed. */
export interface ChannelKind {
  prefix: string;
  canRead(services: Services, caller: MemberCaller, name: string): boolean | Promise<boolean>;
  canWrite?(services: Services, caller: MemberCaller, name: string): boolean | Promise<boolean>;
}

/** One's own events: jobs, notifications. */
export const ownChannel: ChannelKind = {
  prefix: 'principal:',
  canRead: (_, caller, name) => name === `principal:${caller.user.id}`,
};

/** What admins watch. */
export const adminChannel: ChannelKind = {
  prefix: 'admin',
  canRead: (_, caller, name) => name === 'admin' && caller.user.role === 'admin',
};

/** Say this in the transaction that takes someone's right to read a channel: every node asks its readers again. */
export async function channelRightsChanged(tx: Queryable, channel: string) {
  await emit(tx, { channel: authChannel, type: 'channel.changed', data: { channel } });
}
