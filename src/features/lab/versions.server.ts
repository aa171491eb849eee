/** Versions of an experiment, with notes. */
import { desc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import { publishToWatchers } from './channel.server.ts';
import { addLabVersion, editLabVersion } from './contract.ts';
import { mostVersions } from './limits.ts';
import { holdExperiment, updateExperiment } from './queries.server.ts';
import { labVersions } from './table.server.ts';
import { notifyNews } from './notify.server.ts';
import { noSuchExperiment, ownExperiment } from './who.server.ts';

export const versionEndpoints = [
  implement(addLabVersion, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      await ownExperiment(context, tx, id);
      await holdExperiment(tx, id);
      const [newest] = await tx
        .select({ number: labVersions.number })
        .from(labVersions)
        .where(eq(labVersions.experimentId, id))
        .orderBy(desc(labVersions.number))
        .limit(1);
      const number = (newest?.number ?? 0) + 1;
      if (number > mostVersions)
        throw new AppError('conflict:versions', {
          message: `An experiment can have at most ${mostVersions} versions. Start a new experiment.`,
        });
      const [row] = await tx
        .insert(labVersions)
        .values({ ...body, experimentId: id, number })
        .returning();
      await updateExperiment(tx, id, { updatedAt: new Date() });
      publishActivity(tx, { actorId: context.caller.user.id, kind: 'lab-version', subjectId: row!.id });
      await notifyNews(tx, context, { id, news: `version ${body.name} is out`, quote: body.notes });
      publishToWatchers(tx, id);
      return row!;
    }),
  ),

  implement(editLabVersion, async ({ params: { id }, body }, context) =>
    context.bus.transact(async (tx) => {
      const [version] = await tx.select().from(labVersions).where(eq(labVersions.id, id));
      if (!version) throw noSuchExperiment();
      await ownExperiment(context, tx, version.experimentId);
      await tx.update(labVersions).set(body).where(eq(labVersions.id, id));
      publishToWatchers(tx, version.experimentId);
      return { success: true } as const;
    }),
  ),
];
