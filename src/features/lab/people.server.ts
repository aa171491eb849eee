/** Calls for testers, joining and leaving, and following. */
import { and, eq } from 'drizzle-orm';
import type { WhenBlocked } from '#social/boundaries/server.ts';
import { mustBeWelcome } from '#kit/boundaries/boundaries.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { sql } from 'drizzle-orm';
import { publishToWatchers } from './channel.server.ts';
import {
  closeCall,
  followExperiment,
  joinTesters,
  leaveTesters,
  openCall,
  unfollowExperiment,
} from './contract.ts';
import { holdExperiment, updateExperiment } from './queries.server.ts';
import type { LabPlace } from './table-words.ts';
import { labPeople } from './table.server.ts';
import { notifyNews, notifyOne } from './notify.server.ts';
import { mustBeShown, ownExperiment, seenExperiment } from './who.server.ts';

const done = { success: true } as const;

export const peopleEndpoints = [
  implement(openCall, async ({ params: { id }, body: { text, most, until } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownExperiment(context, tx, id);
      const ends = until === null ? null : new Date(until);
      if (ends && ends.getTime() <= Date.now())
        throw new AppError('invalid:until', {
          message: 'Choose a day in the future.',
          issues: [{ path: 'until', message: 'Choose a day in the future.' }],
        });
      await updateExperiment(tx, id, {
        callText: text,
        callMost: most,
        callUntil: ends,
        updatedAt: new Date(),
      });
      if (row.callText === null) {
        publishActivity(tx, { actorId: context.caller.user.id, kind: 'lab-call', subjectId: id });
        await notifyNews(tx, context, { id, news: 'testers wanted', quote: text });
      }
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(closeCall, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      await ownExperiment(context, tx, id);
      await updateExperiment(tx, id, { callText: null, callMost: null, callUntil: null });
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(joinTesters, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await seenExperiment(context, tx, id);
      const ownerId = context.caller.user.id;
      if (row.authorId === ownerId)
        throw new AppError('forbidden:own', { message: 'This is your own experiment.' });
      mustBeShown(row);
      if (row.authorId) await mustBeWelcome(tx, { from: ownerId, to: row.authorId });
      // Two who join at once do not both get the last place.
      await holdExperiment(tx, id);
      const now = await seenExperiment(context, tx, id);
      if (now.isTester) return done;
      if (!now.isOpen) throw new AppError('conflict:closed', { message: whyClosed(now) });
      await enter(tx, { experimentId: id, ownerId, place: 'tester' });
      await notifyOne(tx, context, {
        to: row.authorId,
        experiment: row,
        did: 'wants to test',
        quote: 'They can see your instructions and are notified of new versions.',
      });
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(leaveTesters, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      await leave(tx, { experimentId: id, ownerId: context.caller.user.id, place: 'tester' });
      publishToWatchers(tx, id);
      return done;
    }),
  ),

  implement(followExperiment, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await seenExperiment(context, tx, id);
      const ownerId = context.caller.user.id;
      if (row.authorId === ownerId)
        throw new AppError('forbidden:own', {
          message: 'You’re already notified about your own experiments.',
        });
      mustBeShown(row);
      if (row.authorId) await mustBeWelcome(tx, { from: ownerId, to: row.authorId });
      await enter(tx, { experimentId: id, ownerId, place: 'follower' });
      return done;
    }),
  ),

  /** Also of what one may see no longer. */
  implement(unfollowExperiment, async ({ params: { id } }, context) => {
    await leave(context.db, { experimentId: id, ownerId: context.caller.user.id, place: 'follower' });
    return done;
  }),
];

function whyClosed({ row }: { row: { callText: string | null; callUntil: Date | null } }) {
  if (row.callText === null) return 'Not looking for testers at the moment.';
  if (row.callUntil && row.callUntil.getTime() <= Date.now())
    return 'The call for testers has ended. You can still follow it and give feedback.';
  return 'All places are taken. You can still follow it and give feedback.';
}

interface Place {
  experimentId: string;
  ownerId: string;
  place: LabPlace;
}

async function enter(tx: Pick<BusTransaction, 'insert'>, place: Place) {
  await tx.insert(labPeople).values(place).onConflictDoNothing();
}

async function leave(tx: Pick<BusTransaction, 'delete'>, { experimentId, ownerId, place }: Place) {
  await tx
    .delete(labPeople)
    .where(
      and(
        eq(labPeople.experimentId, experimentId),
        eq(labPeople.ownerId, ownerId),
        eq(labPeople.place, place),
      ),
    );
}

/** Neither tests or follows what is the other's. */
export const endLabPlaces: WhenBlocked = async (tx, { ownerId, otherId }) => {
  await tx.execute(sql`delete from lab_person p using lab_experiment e where e.id = p.experiment_id
    and ((p.owner_id = ${ownerId} and e.author_id = ${otherId})
      or (p.owner_id = ${otherId} and e.author_id = ${ownerId}))`);
};
