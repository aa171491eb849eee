import { tellActivity } from '#kit/people/activity.server.ts';
import type { WhenJoined } from '#kit/people/joined.server.ts';

/** Whatever they do first: also of who skips the first steps. Who reads it sees only those who want to be found. */
export const tellOfNewcomer: WhenJoined = async ({ bus }, { userId }) => {
  await bus.transact(async (tx) => {
    tellActivity(tx, { actorId: userId, kind: 'member', subjectId: userId });
  });
};
