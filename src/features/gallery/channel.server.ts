import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import { maySee } from './policy.ts';
import { findItem } from './queries.server.ts';

const prefix = 'gallery:';
const galleryChanged = defineEvent('gallery.changed');

/** That something changed about a creation: its likes, its comments, or whether it is there. */
export const galleryChannel: ChannelKind = {
  prefix,
  async canRead(services, { user }, name) {
    const itemId = name.slice(prefix.length);
    const item = isId(itemId) ? await findItem(services, services.db, itemId, user.id) : undefined;
    return item !== undefined && maySee(user, item);
  },
};

/** It says only that, so whoever may not see the creation learns nothing by it. */
export function publishToWatchers(tx: Emitter, itemId: string) {
  tx.emit(prefix + itemId, galleryChanged);
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
