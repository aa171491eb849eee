import { and, asc, eq } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { seal, unseal } from '#kit/sealed.server.ts';
import { addMailbox, listMailboxes, mostMailboxes, removeMailbox, tryMailbox } from './contract.ts';
import { ownMailbox, type MailboxRow } from './queries.server.ts';
import { sealedFor } from './send-job.server.ts';
import { NotSent, tryAccount } from './smtp.server.ts';
import { mailboxes } from './table.server.ts';

const present = ({ sealedPassword: _, ownerId: __, ...row }: MailboxRow) => row;
/** Longer than this nobody waits for a form. */
const patience = 40_000;

async function letsIn(account: Parameters<typeof tryAccount>[0], permit: readonly string[]) {
  try {
    await tryAccount(account, { permit, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    throw new AppError('invalid:mailbox', { message: error.message, cause: error });
  }
}

export const mailboxEndpoints = [
  implement(listMailboxes, async (_, { db, caller }) => {
    const rows = await db
      .select()
      .from(mailboxes)
      .where(eq(mailboxes.ownerId, caller.user.id))
      .orderBy(asc(mailboxes.id));
    return { items: rows.map(present) };
  }),

  implement(addMailbox, async ({ body }, { bus, caller, secrets, settings }) => {
    const { password, ...fields } = body;
    const ownerId = caller.user.id;
    await letsIn(body, settings.mailboxServers);
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      const own = await tx.select().from(mailboxes).where(eq(mailboxes.ownerId, ownerId));
      const known = own.find(({ address }) => address === fields.address);
      if (!known && own.length >= mostMailboxes)
        throw new AppError('conflict:mailboxes', {
          message: `You can connect at most ${mostMailboxes} mailboxes.`,
        });
      const id = known?.id ?? newId();
      const values = {
        ...fields,
        sealedPassword: seal(secrets, sealedFor(id), password),
        triedAt: new Date(),
      };
      const [row] = known
        ? await tx.update(mailboxes).set(values).where(eq(mailboxes.id, id)).returning()
        : await tx
            .insert(mailboxes)
            .values({ id, ownerId, ...values })
            .returning();
      return present(row!);
    });
  }),

  implement(tryMailbox, async ({ params: { id } }, { db, caller, secrets, settings }) => {
    const row = await ownMailbox(db, { id, ownerId: caller.user.id });
    const password = unseal(secrets, sealedFor(id), row.sealedPassword);
    if (password === undefined)
      throw new AppError('invalid:mailbox', {
        message: 'Its password cannot be read any more. Connect it again.',
      });
    await letsIn({ ...row, password }, settings.mailboxServers);
    const [tried] = await db
      .update(mailboxes)
      .set({ triedAt: new Date() })
      .where(eq(mailboxes.id, id))
      .returning();
    return present(tried ?? row);
  }),

  implement(removeMailbox, async ({ params: { id } }, { db, caller }) => {
    const gone = await db
      .delete(mailboxes)
      .where(and(eq(mailboxes.id, id), eq(mailboxes.ownerId, caller.user.id)))
      .returning({ id: mailboxes.id });
    if (gone.length === 0) throw new AppError('not_found:mailbox');
    return { success: true } as const;
  }),
];
