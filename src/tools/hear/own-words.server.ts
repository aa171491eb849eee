import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { ownerIdIfKnown } from '#kit/principals/owner-id-if-known.server.ts';
import type { RunExtension } from '../define/run-extension.server.ts';
import { listOwnWords, mostOwnWords, removeOwnWord, saveOwnWord, type OwnWordView } from './contract.ts';
import { ownWords } from './table.server.ts';

declare module '../define/define-run.server.ts' {
  interface RunExtensions {
    /** Words of one's own: how they are spelt, and how they are spoken. */
    words: { all(): Promise<OwnWordView[]> };
  }
}

export const findOwnWords = (db: Queryable, ownerId: string): Promise<OwnWordView[]> =>
  db.select().from(ownWords).where(eq(ownWords.ownerId, ownerId)).orderBy(asc(ownWords.id));

export const wordsForRuns: RunExtension<'words'> = {
  name: 'words',
  open: ({ db }, { ownerId }) => ({ all: () => findOwnWords(db, ownerId) }),
};

export const ownWordEndpoints = [
  implement(listOwnWords, async (_, context) => {
    const ownerId = await ownerIdIfKnown(context);
    return { items: ownerId ? await findOwnWords(context.db, ownerId) : [] };
  }),

  implement(saveOwnWord, async ({ body }, context) => {
    const ownerId = await context.principal();
    const heard = [...new Set(body.heard.filter(Boolean))];
    return context.db.transaction(async (tx) => {
      await holdOwner(tx, ownerId);
      const known = await findOwnWords(tx, ownerId);
      const before = known.find(({ word }) => word === body.word);
      if (!before && known.length >= mostOwnWords)
        throw new AppError('conflict:own_words', {
          message: `You can have up to ${mostOwnWords} words. Remove one first.`,
        });
      const [saved] = await tx
        .insert(ownWords)
        .values({ ownerId, word: body.word, heard, spoken: body.spoken })
        .onConflictDoUpdate({
          target: [ownWords.ownerId, ownWords.word],
          set: { heard: sql`excluded.heard`, spoken: sql`excluded.spoken` },
        })
        .returning();
      return saved!;
    });
  }),

  implement(removeOwnWord, async ({ params: { id } }, context) => {
    const ownerId = await ownerIdIfKnown(context);
    const gone = ownerId
      ? await context.db
          .delete(ownWords)
          .where(and(eq(ownWords.id, id), eq(ownWords.ownerId, ownerId)))
          .returning({ id: ownWords.id })
      : [];
    if (gone.length === 0) throw new AppError('not_found:own_word');
    return { success: true } as const;
  }),
];
