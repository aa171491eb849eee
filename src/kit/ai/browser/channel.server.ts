/** The channel in which a browser lends its models to the runs of its own person. */
import type { ChannelKind } from '#kit/realtime/channel.server.ts';
import { browserChannelOf, browserChannelPrefix } from './protocol.ts';

export const browserEngineChannel: ChannelKind = {
  prefix: browserChannelPrefix,
  canRead: (_, caller, name) => name === browserChannelOf(caller.user.id),
  canWrite: (_, caller, name) => name === browserChannelOf(caller.user.id),
  guests: {
    canRead: async (_, guestId, name) => name === browserChannelOf(guestId),
    canWrite: async (_, guestId, name) => name === browserChannelOf(guestId),
  },
  handler: ({ ai }) => ai.tabs,
};
