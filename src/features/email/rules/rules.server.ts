import { and, desc, eq } from 'drizzle-orm';
import { rulePlain, type TaughtRule } from '#bamboo/polish-edit.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import type { RunExtension } from '#tools/define/run-extension.server.ts';
import { forgetRule, listTaughtRules, mostRules, teachRule } from '../contract.ts';
import { taughtRules } from '../mailbox/table.server.ts';

declare module '#tools/define/define-run.server.ts' {
  interface RunExtensions {
    /** What the person who asked taught by refusing changes. */
    taughtRules: () => Promise<TaughtRule[]>;
  }
}

const rowsOf = (db: Queryable, ownerId: string) =>
  db.select().from(taughtRules).where(eq(taughtRules.ownerId, ownerId)).orderBy(desc(taughtRules.id));

export const rulesOf = async (db: Queryable, ownerId: string): Promise<TaughtRule[]> =>
  (await rowsOf(db, ownerId)).map(({ is, words, now }) => ({ is, words, now: now || null }));

export const taughtForRuns: RunExtension<'taughtRules'> = {
  name: 'taughtRules',
  open:
    ({ db }, { ownerId }) =>
    () =>
      rulesOf(db, ownerId),
};

export const ruleEndpoints = [
  implement(listTaughtRules, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? await rowsOf(context.db, ownerId) : [] };
  }),

  implement(teachRule, async ({ body }, context) => {
    const ownerId = await context.principal();
    const values = { is: body.is, words: rulePlain(body.words), now: body.is === 'change' ? body.now : '' };
    return context.bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const own = await rowsOf(tx, ownerId);
      const known = own.find(
        ({ is, words, now }) => is === values.is && words === values.words && now === values.now,
      );
      if (known) return known;
      if (own.length >= mostRules)
        throw new AppError('conflict:rules', {
          message: `You can have up to ${mostRules} rules. Delete one first.`,
        });
      const [row] = await tx
        .insert(taughtRules)
        .values({ ownerId, ...values })
        .returning();
      return row!;
    });
  }),

  implement(forgetRule, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const gone = ownerId
      ? await context.db
          .delete(taughtRules)
          .where(and(eq(taughtRules.id, id), eq(taughtRules.ownerId, ownerId)))
          .returning({ id: taughtRules.id })
      : [];
    if (gone.length === 0) throw new AppError('not_found:rule');
    return { success: true } as const;
  }),
];
