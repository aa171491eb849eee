/** Tells every browser that waits for a pack how far it is. */
import type { Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import type { Packs } from './packs.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { packChanged, packsChannelName, packStatus } from './status.ts';

const changed = defineEvent(packChanged, packStatus);

export const packsChannel: ChannelKind = {
  prefix: packsChannelName,
  canRead: (_, __, name) => name === packsChannelName,
};

export function publishPacks(packs: Packs, bus: Bus, log: Log) {
  let last = Promise.resolve();
  packs.watch((status) => {
    // One after the other, so that the last word is the last to arrive.
    last = last
      .then(() => bus.publish(packsChannelName, changed, status))
      .catch((error: unknown) =>
        log.warn(
          { event: 'pack.publish_failed', err: error, pack: status.id },
          'The state of a pack could not be published.',
        ),
      );
  });
}
