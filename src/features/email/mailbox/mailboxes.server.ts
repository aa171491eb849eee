import { and, asc, eq } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import { seal } from '#kit/sealed.server.ts';
import type { Services } from '#kit/services.server.ts';
import { addMailbox, listMailboxes, mostMailboxes, removeMailbox, tryMailbox } from './contract.ts';
import { ownMailbox, type MailboxRow } from './queries.server.ts';
import { accountOf } from './oauth.server.ts';
import { NotSent, sealedFor, tryAccount, type Account } from './smtp.server.ts';
import { mailboxes } from './table.server.ts';

const present = ({ sealedPassword: _, ownerId: __, ...row }: MailboxRow) => row;
/** Longer than this nobody waits for a form. */
const patience = 40_000;

export async function letsIn(account: Account, permit: readonly string[]) {
  try {
    await tryAccount(account, { permit, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    throw new AppError('invalid:mailbox', { message: error.message, cause: error });
  }
}

type Values = Omit<typeof mailboxes.$inferInsert, 'id' | 'ownerId' | 'triedAt'>;

/** A new one, or the one with this address as it is now. */
export async function putMailbox(
  { bus }: Pick<Services, 'bus'>,
  ownerId: string,
  address: string,
  valuesFor: (id: string) => Values,
): Promise<MailboxRow> {
  return bus.transact(async (tx) => {
    await holdOwner(tx, ownerId);
    const own = await tx.select().from(mailboxes).where(eq(mailboxes.ownerId, ownerId));
    const known = own.find((one) => one.address === address);
    if (!known && own.length >= mostMailboxes)
      throw new AppError('conflict:mailboxes', {
        message: `You can connect at most ${mostMailboxes} mailboxes.`,
      });
    const id = known?.id ?? newId();
    const values = { ...valuesFor(id), triedAt: new Date() };
    const [row] = known
      ? await tx.update(mailboxes).set(values).where(eq(mailboxes.id, id)).returning()
      : await tx
          .insert(mailboxes)
          .values({ id, ownerId, ...values })
          .returning();
    return row!;
  });
}

export const mailboxEndpoints = [
  implement(listMailboxes, async (_, { db, caller, settings }) => {
    const rows = await db
      .select()
      .from(mailboxes)
      .where(eq(mailboxes.ownerId, caller.user.id))
      .orderBy(asc(mailboxes.id));
    const signIns = settings.mailboxSignIns.map(({ id, name }) => ({ id, name }));
    return { items: rows.map(present), signIns };
  }),

  implement(addMailbox, async ({ body }, { bus, caller, secrets, settings }) => {
    const { password, ...fields } = body;
    await letsIn(body, settings.mailboxServers);
    const row = await putMailbox({ bus }, caller.user.id, fields.address, (id) => ({
      ...fields,
      signIn: null,
      sealedPassword: seal(secrets, sealedFor(id), password),
    }));
    return present(row);
  }),

  implement(tryMailbox, async ({ params: { id } }, context) => {
    const { db, caller, settings } = context;
    const row = await ownMailbox(db, { id, ownerId: caller.user.id });
    const account = accountOf(context, row);
    if (typeof account === 'string') throw new AppError('invalid:mailbox', { message: account });
    await letsIn(account, settings.mailboxServers);
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
