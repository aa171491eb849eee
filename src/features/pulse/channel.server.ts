import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import { pulseChannelName } from './channel-name.ts';

const pulseChanged = defineEvent('pulse.changed');

/** That something happened, and nothing else: what, everyone asks for themselves, and is told what they may see. */
export const pulseChannel: ChannelKind = {
  prefix: pulseChannelName,
  canRead: (_, __, name) => name === pulseChannelName,
};

export function publishPulse(tx: Emitter) {
  tx.emit(pulseChannelName, pulseChanged);
}
