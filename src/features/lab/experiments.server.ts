/** Experiments: put into the lab, changed, deleted and brought back. */
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { approveFollowersFromNowOn } from '#social/people/follow-policy.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { readersChanged } from './channel.server.ts';
import { createExperiment, deleteExperiment, editExperiment, restoreExperiment } from './contract.ts';
import { mostExperiments } from './limits.ts';
import { countOwnExperiments, updateExperiment } from './queries.server.ts';
import { experiments } from './table.server.ts';
import { notifyNews } from './notify.server.ts';
import { experimentTrash } from './trash.server.ts';
import { noSuchExperiment, ownExperiment } from './who.server.ts';
import { statusWords } from './words.ts';

const done = { success: true } as const;

export const experimentEndpoints = [
  implement(createExperiment, async ({ body }, context) =>
    context.bus.transact(async (tx) => {
      const authorId = context.caller.user.id;
      await holdOwner(tx, authorId);
      if ((await countOwnExperiments(tx, authorId)) >= mostExperiments)
        throw new AppError('conflict:experiments', {
          message: `You can have at most ${mostExperiments} experiments. Delete some permanently first.`,
        });
      const [row] = await tx
        .insert(experiments)
        .values({ ...body, authorId, updatedAt: new Date() })
        .returning({ id: experiments.id });
      const { id } = row!;
      if (body.audience === 'followers') await approveFollowersFromNowOn(tx, authorId);
      if (body.audience !== 'nobody')
        publishActivity(tx, { actorId: authorId, kind: 'experiment', subjectId: id });
      return { id };
    }),
  ),

  implement(editExperiment, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownExperiment(context, tx, id);
      if (Object.keys(body).length === 0) return done;
      await updateExperiment(tx, id, { ...body, updatedAt: new Date() });
      const { status, audience } = { ...row, ...body };
      if (audience === 'followers') await approveFollowersFromNowOn(tx, context.caller.user.id);
      if (row.audience === 'nobody' && audience !== 'nobody')
        publishActivity(tx, { actorId: context.caller.user.id, kind: 'experiment', subjectId: id });
      if (status !== row.status)
        await notifyNews(tx, context, {
          id,
          news: statusWords[status].label,
          quote: statusWords[status].hint,
        });
      readersChanged(tx, id);
      return done;
    }),
  ),

  implement(deleteExperiment, async ({ params: { id } }, context) =>
    context.bus.transact(async (tx) => {
      const { row } = await ownExperiment(context, tx, id);
      await updateExperiment(tx, id, { deletedAt: new Date() });
      await context.trash.put(tx, {
        ownerId: context.caller.user.id,
        kind: experimentTrash.kind,
        subjectId: id,
        label: `Experiment: ${row.title}`,
      });
      readersChanged(tx, id);
      return done;
    }),
  ),

  implement(restoreExperiment, async ({ params: { id } }, context) => {
    if (
      !(await context.trash.bringBack(context, context.caller.user.id, {
        kind: experimentTrash.kind,
        subjectId: id,
      }))
    )
      throw noSuchExperiment();
    return done;
  }),
];
