import { publishActivity } from '#social/people/activity.server.ts';
import type { OnSignUp } from '#social/people/joined.server.ts';
import { partAudiences } from '#social/people/table.server.ts';

/** A new member is in no list until they choose to be; what is told of them is seen from then on. */
export const publishNewcomer: OnSignUp = async ({ bus }, { userId }) => {
  await bus.transact(async (tx) => {
    await tx
      .insert(partAudiences)
      .values({ ownerId: userId, part: 'listed', audience: 'nobody' })
      .onConflictDoNothing();
    publishActivity(tx, { actorId: userId, kind: 'member', subjectId: userId });
  });
};
