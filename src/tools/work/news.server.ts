/** Word of works: to the open pages of everyone who may read one. */
import type { Queryable } from '#kit/db/database.server.ts';
import { emit } from '#kit/events/bus.server.ts';
import { channelRightsChanged, type ChannelKind } from '#kit/realtime/channel.server.ts';
import { workChannelPrefix as prefix } from './work-channel.ts';
import { findWorkFor } from './work-queries.server.ts';

export const workChannel: ChannelKind = {
  prefix,
  async canRead({ db }, { user }, name) {
    const id = name.slice(prefix.length);
    return isId(id) && (await findWorkFor(db, { id, who: user.id })) !== undefined;
  },
};

/** That it changed; what there is to see is fetched by whoever may. */
export async function tellOfWork(tx: Queryable, id: string, revision?: number) {
  await emit(tx, { channel: prefix + id, type: 'work.changed', data: { id, revision } });
}

/** Somebody may do less or nothing with it from now on: open pages and live editors are asked again. */
export async function workRightsChanged(tx: Queryable, id: string) {
  await tellOfWork(tx, id);
  await channelRightsChanged(tx, prefix + id);
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
