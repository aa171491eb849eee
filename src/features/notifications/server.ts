import { AppError } from '#kit/errors.ts';
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { kindNames, waysFor } from '#kit/notifications/kinds.ts';
import type { NotificationText } from '#kit/notifications/notify.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import { getPreferences, listNotifications, markAllRead, markRead, putPreference } from './contract.ts';
import {
  countUnread,
  listNotificationRows,
  listPreferenceRows,
  markRowsRead,
  savePreference,
} from './queries.server.ts';

/** Null: all of them. */
const notificationRead = defineEvent('notification.read', z.object({ id: z.string().nullable() }));

export const notificationEndpoints = [
  implement(listNotifications, async ({ query: { before } }, { db, caller }) => {
    const { rows, next } = await listNotificationRows(db, caller.user.id, before);
    return {
      items: rows.map(({ id, kind, data, createdAt, readAt }) => ({
        ...(data as NotificationText),
        id,
        kind,
        createdAt,
        read: readAt !== null,
      })),
      unread: await countUnread(db, caller.user.id),
      next,
    };
  }),

  implement(markRead, async ({ params: { id } }, context) => {
    if ((await read(context, id)) === 0) throw new AppError('not_found:notification');
    return { success: true } as const;
  }),

  implement(markAllRead, async (_, context) => {
    await read(context);
    return { success: true } as const;
  }),

  implement(getPreferences, (_, context) => presentPreferences(context)),

  implement(putPreference, async ({ params: { kind }, body }, context) => {
    await savePreference(context.db, context.caller.user.id, kind, body);
    return presentPreferences(context);
  }),
];

/** Their other open pages hear of it too. */
function read({ bus, caller }: MemberContext, id?: string) {
  const ownerId = caller.user.id;
  return bus.transact(async (tx) => {
    const found = await markRowsRead(tx, ownerId, id);
    tx.emit(ownChannelOf(ownerId), notificationRead, { id: id ?? null });
    return found;
  });
}

async function presentPreferences({ db, caller }: MemberContext) {
  const chosen = await listPreferenceRows(db, caller.user.id);
  return {
    items: kindNames.map((kind) => ({
      kind,
      ...waysFor(
        kind,
        chosen.find((row) => row.kind === kind),
      ),
    })),
  };
}
