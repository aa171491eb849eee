import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';

const talksChanged = defineEvent('talks.changed');

/** To the open pages of whoever has these talks. */
export function publishTalksChanged(tx: Emitter, ownerId: string) {
  tx.emit(ownChannelOf(ownerId), talksChanged);
}
