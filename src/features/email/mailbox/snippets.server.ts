import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { addSnippet, changeSnippet, listSnippets, mostSnippets, removeSnippet } from './contract.ts';
import { mailSnippets } from './table.server.ts';

const present = ({ id, kind, title, subject, body }: typeof mailSnippets.$inferSelect) => ({
  id,
  kind,
  title,
  subject,
  body,
});
const own = (id: string, ownerId: string) => and(eq(mailSnippets.id, id), eq(mailSnippets.ownerId, ownerId));

export const snippetEndpoints = [
  implement(listSnippets, async (_, { db, caller }) => {
    const rows = await db
      .select()
      .from(mailSnippets)
      .where(eq(mailSnippets.ownerId, caller.user.id))
      .orderBy(asc(mailSnippets.title), asc(mailSnippets.id));
    return { items: rows.map(present) };
  }),

  implement(addSnippet, async ({ body }, { bus, caller }) => {
    const ownerId = caller.user.id;
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const before = await tx
        .select({ id: mailSnippets.id })
        .from(mailSnippets)
        .where(eq(mailSnippets.ownerId, ownerId));
      if (before.length >= mostSnippets)
        throw new AppError('conflict:snippets', { message: `You can save at most ${mostSnippets} of them.` });
      const [row] = await tx
        .insert(mailSnippets)
        .values({ ownerId, ...body })
        .returning();
      return present(row!);
    });
  }),

  implement(changeSnippet, async ({ params: { id }, body }, { db, caller }) => {
    const [row] = await db.update(mailSnippets).set(body).where(own(id, caller.user.id)).returning();
    if (!row) throw new AppError('not_found:snippet');
    return present(row);
  }),

  implement(removeSnippet, async ({ params: { id } }, { db, caller }) => {
    const [gone] = await db
      .delete(mailSnippets)
      .where(own(id, caller.user.id))
      .returning({ id: mailSnippets.id });
    if (!gone) throw new AppError('not_found:snippet');
    return { success: true } as const;
  }),
];
