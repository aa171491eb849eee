import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import { implement } from '#kit/http/implement.server.ts';
import { adminChannel } from '#kit/realtime/channel.server.ts';
import { adminFeedbackEndpoints } from './admin.server.ts';
import { ownFeedback, sendFeedback } from './contract.ts';
import { presentForSender } from './present.server.ts';
import { insertFeedback, listFeedbackRows } from './queries.server.ts';
import { screenshotEndpoints, takeScreenshot } from './screenshot.server.ts';

const feedbackNew = defineEvent('feedback.new', z.object({ id: z.string() }));

export const feedbackEndpoints = [
  implement(sendFeedback, async ({ body: { feedback: text, email, ...rest } }, { bus, principal }) => {
    const ownerId = await principal();
    await bus.transact(async (tx) => {
      if (rest.screenshotId) await takeScreenshot(tx, { id: rest.screenshotId, ownerId });
      const id = await insertFeedback(tx, { ...rest, ownerId, text, email: email || null });
      tx.emit(adminChannel.prefix, feedbackNew, { id });
    });
    return { success: true, message: 'Thank you. We’ve received your feedback.' };
  }),

  implement(ownFeedback, async ({ query }, { db, caller }) => {
    const { rows, next } = await listFeedbackRows(db, { ...query, ownerId: caller.user.id });
    return { items: rows.map(presentForSender), next };
  }),

  ...screenshotEndpoints,
  ...adminFeedbackEndpoints,
];
