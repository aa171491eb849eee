import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { channelRightsChanged, type ChannelKind } from '#kit/realtime/channel.server.ts';
import { findExperiment } from './queries.server.ts';

const prefix = 'lab:';
const experimentChanged = defineEvent('lab.changed');

/** That something changed about an experiment. */
export const labChannel: ChannelKind = {
  prefix,
  async canRead({ db }, { user }, name) {
    const id = name.slice(prefix.length);
    if (!isId(id)) return false;
    return (await findExperiment(db, id, user.id, { isAdmin: user.role === 'admin' })) !== undefined;
  },
};

/** It says only that: what there is to see is fetched by whoever may. */
export function publishToWatchers(tx: Emitter, experimentId: string) {
  tx.emit(prefix + experimentId, experimentChanged);
}

export const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Somebody may see it no longer: open pages are asked again. */
export function readersChanged(tx: Emitter, experimentId: string) {
  publishToWatchers(tx, experimentId);
  channelRightsChanged(tx, prefix + experimentId);
}
