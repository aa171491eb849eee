/** Deleted things wait here for a while. Each kind says how to mark, bring back and finally remove its rows. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { planOf } from '#kit/credits/plan-of.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { trashItems } from './table.server.ts';

const day = 24 * 3600_000;

interface Deleted {
  ownerId: string;
  kind: string;
  subjectId: string;
  label: string;
}

export interface TrashBin {
  /** Call it where the row is marked deleted, in the same transaction. Answers the id to restore it by. */
  put(tx: Queryable, item: Deleted): Promise<string>;
}

export interface TrashKind {
  kind: string;
  /** What comes back may take the place of something else, which then goes into the bin. */
  restore(
    tx: BusTransaction,
    subjectId: string,
    bin: TrashBin,
    ownerId: string,
    services: Services,
  ): Promise<void>;
  /** Removes for good; files may be removed after the rows are gone. */
  purge(services: Services, subjectId: string): Promise<void>;
}

export type Trash = ReturnType<typeof createTrash>;

export function createTrash(kinds: TrashKind[]) {
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]));

  async function purge(services: Services, item: { id: string; kind: string; subjectId: string }) {
    await byKind.get(item.kind)?.purge(services, item.subjectId);
    await services.db.delete(trashItems).where(eq(trashItems.id, item.id));
  }

  const bin: TrashBin = {
    async put(tx, item) {
      if (!byKind.has(item.kind)) throw new Error(`no trash kind ${item.kind}`);
      const { trashDays } = await planOf(tx, item.ownerId);
      const [row] = await tx
        .insert(trashItems)
        .values({ ...item, purgeAt: new Date(Date.now() + trashDays * day) })
        .returning({ id: trashItems.id });
      return row!.id;
    },
  };

  async function restore(services: Services, ownerId: string, id: string) {
    await services.bus.transact(async (tx) => {
      const [item] = await tx
        .delete(trashItems)
        .where(and(eq(trashItems.id, id), eq(trashItems.ownerId, ownerId)))
        .returning();
      if (!item) throw new AppError('not_found:trash_item');
      await byKind.get(item.kind)!.restore(tx, item.subjectId, bin, ownerId, services);
    });
  }

  return {
    ...bin,
    list(db: Queryable, ownerId: string) {
      return db
        .select()
        .from(trashItems)
        .where(eq(trashItems.ownerId, ownerId))
        .orderBy(desc(trashItems.deletedAt))
        .limit(200);
    },
    restore,
    /** By what it is; answers whether it was there. */
    async bringBack(
      services: Services,
      ownerId: string | undefined,
      { kind, subjectId }: Pick<Deleted, 'kind' | 'subjectId'>,
    ): Promise<boolean> {
      if (ownerId === undefined) return false;
      const [item] = await services.db
        .select({ id: trashItems.id })
        .from(trashItems)
        .where(
          and(
            eq(trashItems.kind, kind),
            eq(trashItems.subjectId, subjectId),
            eq(trashItems.ownerId, ownerId),
          ),
        );
      if (item) await restore(services, ownerId, item.id);
      return item !== undefined;
    },
    purge,
    async purgeOwn(services: Services, ownerId: string, id: string) {
      const [item] = await services.db
        .select()
        .from(trashItems)
        .where(and(eq(trashItems.id, id), eq(trashItems.ownerId, ownerId)));
      if (!item) throw new AppError('not_found:trash_item');
      await purge(services, item);
    },
  };
}

export const emptyTrash = defineJob({
  kind: 'trash.empty',
  silent: true,
  input: z.object({}).nullish(),
  retries: 2,
  timeout: 600,
  concurrency: 1,
  cron: '17 * * * *',
  async run(_, { services }) {
    const due = await services.db
      .select()
      .from(trashItems)
      .where(lt(trashItems.purgeAt, new Date()))
      .limit(500);
    for (const item of due) await services.trash.purge(services, item);
  },
});
