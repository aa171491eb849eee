import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { mailboxes, outgoingMails } from './table.server.ts';
import type { MailState } from './states.ts';

export type OutgoingRow = typeof outgoingMails.$inferSelect;
export type MailboxRow = typeof mailboxes.$inferSelect;

interface Own {
  id: string;
  ownerId: string;
}

export async function ownMailbox(db: Queryable, { id, ownerId }: Own): Promise<MailboxRow> {
  const [row] = await db
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.id, id), eq(mailboxes.ownerId, ownerId)));
  if (!row) throw new AppError('not_found:mailbox', { message: 'That mailbox isn’t connected.' });
  return row;
}

export async function ownMail(db: Queryable, { id, ownerId }: Own): Promise<OutgoingRow> {
  const [row] = await db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.ownerId, ownerId)));
  if (!row) throw new AppError('not_found:mail');
  return row;
}

const page = 50;

export async function listMails(
  db: Queryable,
  { ownerId, before, thread }: { ownerId: string; before?: string | undefined; thread?: string | undefined },
) {
  const rows = await db
    .select()
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.ownerId, ownerId),
        before ? lt(outgoingMails.id, before) : undefined,
        thread ? eq(outgoingMails.threadId, thread) : undefined,
      ),
    )
    .orderBy(desc(outgoingMails.id))
    .limit(page + 1);
  return { items: rows.slice(0, page), next: rows.length > page ? rows[page - 1]!.id : null };
}

/** Those that are being handed over have not left either. */
export const countWaiting = (db: Queryable, ownerId: string) =>
  db.$count(
    outgoingMails,
    and(eq(outgoingMails.ownerId, ownerId), inArray(outgoingMails.state, ['waiting', 'sending'])),
  );

/** Whoever changes the state first has it: nobody sends what was undone, and nobody undoes what is being sent. */
export async function moveState(
  db: Queryable,
  {
    id,
    from,
    to,
    also = {},
  }: { id: string; from: readonly MailState[]; to: MailState; also?: Partial<OutgoingRow> },
): Promise<OutgoingRow | undefined> {
  const [row] = await db
    .update(outgoingMails)
    .set({ ...also, state: to })
    .where(and(eq(outgoingMails.id, id), inArray(outgoingMails.state, [...from])))
    .returning();
  return row;
}

export const messageIdsOf = (db: Queryable, ownerId: string, ids: readonly string[]) =>
  db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.ownerId, ownerId), inArray(outgoingMails.messageId, [...ids])))
    .orderBy(sql`${outgoingMails.id} desc`)
    .limit(1);
