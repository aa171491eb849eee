import { publishActivity } from '#social/people/activity.server.ts';
import type { OnSignUp } from '#social/people/joined.server.ts';

/** Whatever they do first: also of who skips the first steps. Who reads it sees only those who want to be found. */
export const publishNewcomer: OnSignUp = async ({ bus }, { userId }) => {
  await bus.transact(async (tx) => {
    publishActivity(tx, { actorId: userId, kind: 'member', subjectId: userId });
  });
};
