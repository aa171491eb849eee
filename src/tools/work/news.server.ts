/** Word of works: to the open pages of everyone who may read one. */
import { z } from 'zod';
import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { channelRightsChanged, type ChannelKind } from '#kit/realtime/channel.server.ts';
import { workChannelPrefix as prefix } from './work-channel.ts';
import { findWorkFor } from './work-queries.server.ts';

const workChanged = defineEvent(
  'work.changed',
  z.object({ id: z.string(), revision: z.number().optional() }),
);

export const workChannel: ChannelKind = {
  prefix,
  async canRead({ db }, { user }, name) {
    const id = name.slice(prefix.length);
    return isId(id) && (await findWorkFor(db, { id, who: user.id })) !== undefined;
  },
};

/** That it changed; what there is to see is fetched by whoever may. */
export function publishWorkChanged(tx: Emitter, id: string, revision?: number) {
  tx.emit(prefix + id, workChanged, { id, revision });
}

/** Somebody may do less or nothing with it from now on: open pages and live editors are asked again. */
export function workRightsChanged(tx: Emitter, id: string) {
  publishWorkChanged(tx, id);
  channelRightsChanged(tx, prefix + id);
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
