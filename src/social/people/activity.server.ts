/** Says that someone did something that others may like to hear of. The pulse reads it from the outbox. */
import { z } from 'zod';
import type { Emitter } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';

export const activityChannel = 'activity';

const happened = z.object({
  actorId: z.uuid(),
  /** A kind of thing, and the thing: each is told once. */
  kind: z.string(),
  subjectId: z.uuid(),
});
export const activityHappened = defineEvent('activity.happened', happened);

/** In the transaction of what happened. */
export function publishActivity(tx: Emitter, activity: z.input<typeof happened>) {
  tx.emit(activityChannel, activityHappened, activity);
}
