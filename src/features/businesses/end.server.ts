/** How a business ends: with an archive of everything for its owner, and nothing of it left behind. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { byCaller } from '#kit/audit/audit.server.ts';
import { announceChange } from '#kit/auth/callers.server.ts';
import { AppError } from '#kit/errors.ts';
import { files } from '#kit/files/table.server.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { eraseBusiness } from '#kit/privacy/erase-person.server.ts';
import { note } from './audit.server.ts';
import { dissolveBusiness, listBusinessExports, startBusinessExport } from './contract.ts';
import { exportBusiness } from './jobs.server.ts';
import { mustStillBe } from './people.server.ts';
import { holdBusiness, listPeople } from './queries.server.ts';

const mostShown = 10;
const ofBusiness = (id: string) => and(eq(jobs.ownerId, id), eq(jobs.kind, exportBusiness.kind));

export const endEndpoints: Implementation[] = [
  implement(listBusinessExports, async (_, { db, caller }) => {
    const rows = await db
      .select({ job: jobs, file: files })
      .from(jobs)
      .leftJoin(files, eq(files.id, jobs.id))
      .where(ofBusiness(caller.business!.id))
      .orderBy(desc(jobs.createdAt))
      .limit(mostShown);
    return {
      items: rows.map(({ job: { id, state, createdAt }, file }) => ({
        id,
        state,
        createdAt,
        // It is theirs who asked for it.
        file:
          file?.ownerId === caller.user.id && file.expiresAt && file.expiresAt > new Date()
            ? { url: `/api/files/${id}`, bytes: file.bytes, expiresAt: file.expiresAt }
            : null,
      })),
    };
  }),

  implement(startBusinessExport, async (_, context) => {
    const { id } = context.caller.business!;
    await context.bus.transact(async (tx) => {
      await holdBusiness(tx, id);
      const running = and(ofBusiness(id), inArray(jobs.state, ['queued', 'running']));
      if ((await tx.$count(jobs, running)) > 0)
        throw new AppError('conflict:export_running', { message: 'An archive is already being prepared.' });
      await note(tx, context, id, 'business.export');
      await context.jobs.enqueue(tx, exportBusiness, { personId: context.caller.user.id }, { ownerId: id });
    });
    return { success: true } as const;
  }),

  implement(dissolveBusiness, async ({ body: { handle } }, context) => {
    const { id } = context.caller.business!;
    await eraseBusiness(context, id, byCaller(context), async (tx) => {
      const business = await holdBusiness(tx, id);
      await mustStillBe(tx, context, 'owner');
      if (handle.toLowerCase() !== business.handle) {
        const message = 'Type the handle of the business exactly as it is.';
        throw new AppError('invalid:confirmation', { message, issues: [{ path: 'handle', message }] });
      }
      for (const { member } of await listPeople(tx, id)) {
        announceChange(tx, member.memberId);
        if (member.memberId !== context.caller.user.id)
          await notify(tx, context, {
            ownerId: member.memberId,
            kind: 'business.changed',
            data: {
              title: `${business.name} was dissolved`,
              text: `${context.caller.user.name} dissolved it. Everything in it has been deleted.`,
              path: '/business/my-businesses',
            },
          });
      }
    });
    return { success: true } as const;
  }),
];
