import { and, eq } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { requireStorage } from '#kit/files/quota.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { holdOwner } from '#kit/principals/hold-owner.server.ts';
import type { Services } from '#kit/services.server.ts';
import { emailSchema } from '#tools/kinds/email-schema.ts';
import {
  copyBytes,
  ownMailFile,
  recordForMail,
  removeMailFiles,
  type CopiedFile,
} from '#tools/kinds/email-files.server.ts';
import { addressText, mostMailBytes, type Email, type MailFile } from '#tools/kinds/email.ts';
import { reasonIn } from './bounce-reason.ts';
import {
  listOutgoing,
  noteBounce,
  removeOutgoing,
  rescheduleSend,
  sendAgain,
  sendEmail,
  settleUnknown,
  undoSend,
} from './contract.ts';
import {
  countWaiting,
  listMails,
  messageIdsOf,
  moveState,
  ownMail,
  ownMailbox,
  type OutgoingRow,
} from './queries.server.ts';
import { sendOutgoing } from './send-job.server.ts';
import { sendTimeOf } from './send-time.ts';
import { undoSeconds } from './states.ts';
import { outgoingMails } from './table.server.ts';

const longestAhead = 366 * 24 * 3600_000;
const present = (row: OutgoingRow) => ({ ...row, letter: emailSchema.parse(row.letter) });
const tooLate = () => new AppError('conflict:mail', { message: 'It’s already being sent.' });

interface When {
  local: string;
  zone: string;
}

/** When it leaves; a time that is over is told, never taken for now. */
function leavesAt(when: When | undefined): { at: Date; note: string | null } {
  if (!when) return { at: new Date(Date.now() + undoSeconds * 1000), note: null };
  const time = sendTimeOf(when.local, when.zone);
  if (!time) throw new AppError('invalid:time', { message: 'That isn’t a valid date, time or time zone.' });
  const ahead = time.at.getTime() - Date.now();
  if (ahead < 0)
    throw new AppError('invalid:time', {
      message: 'That time has passed. Choose a later one. Your e-mail is saved.',
    });
  if (ahead > longestAhead) throw new AppError('invalid:time', { message: 'Choose a time within a year.' });
  return time;
}

function refuseUnready({ to, cc, bcc }: Email) {
  if (to.length + cc.length + bcc.length === 0)
    throw new AppError('invalid:recipients', { message: 'Add a recipient.' });
}

/** More than anyone writes ahead; whoever has the place to themselves would fill it. */
const mostWaiting = 200;

async function refuseTooMany(db: Queryable, ownerId: string) {
  if ((await countWaiting(db, ownerId)) >= mostWaiting)
    throw new AppError('invalid:mail', {
      message: `${mostWaiting} of your e-mails are waiting to be sent. Wait, or cancel some.`,
    });
}

async function copiesOf(
  context: Pick<Services, 'db' | 'files'>,
  ownerId: string,
  attachments: readonly MailFile[] = [],
): Promise<CopiedFile[]> {
  const own = [];
  for (const attached of attachments) own.push(await ownMailFile(context, ownerId, attached));
  // What a file holds decides, not what was said of it.
  if (sum(own) > mostMailBytes)
    throw new AppError('too_large:attachments', {
      message: `The attachments are too large. The limit is ${mostMailBytes / 1_000_000} MB in total.`,
    });
  const copies: CopiedFile[] = [];
  for (const file of own) {
    const { name, contentType } = file;
    copies.push({ kept: await copyBytes(context, file), row: { id: newId(), ownerId, name, contentType } });
  }
  return copies;
}

/** Bytes that nothing came of go again. */
async function keepingCopies<T>(
  { files }: Pick<Services, 'files'>,
  copies: readonly CopiedFile[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const { kept } of copies) await files.storage.delete(kept.key);
    throw error;
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0);

export const outgoingEndpoints = [
  implement(listOutgoing, async ({ query }, { db, caller }) => {
    const { items, next } = await listMails(db, { ownerId: caller.user.id, ...query });
    return { items: items.map(present), next };
  }),

  implement(sendEmail, async ({ body }, context) => {
    const { mailbox: mailboxId, letter: email, when, follows, work } = body;
    const { bus, jobs, db, files, caller } = context;
    const ownerId = caller.user.id;
    refuseUnready(email);
    // Before files are copied for nothing; it counts once the owner is held.
    await refuseTooMany(db, ownerId);
    const mailbox = await ownMailbox(db, { id: mailboxId, ownerId });
    const before = follows ? await ownMail(db, { id: follows, ownerId }) : undefined;
    const { at, note } = leavesAt(when);
    // What goes along outlives the draft: a mail may leave in a year.
    const copies = await copiesOf(context, ownerId, email.attachments);
    const attachments = copies.map(({ row: { id, name, contentType }, kept: { bytes } }) => ({
      id,
      name,
      contentType,
      bytes,
    }));
    return keepingCopies(context, copies, () =>
      bus.transact(async (tx) => {
        await holdOwner(tx, ownerId);
        await refuseTooMany(tx, ownerId);
        const id = newId();
        const [row] = await tx
          .insert(outgoingMails)
          .values({
            id,
            ownerId,
            mailboxId,
            sender: addressText(mailbox),
            threadId: before?.threadId ?? id,
            letter: { ...email, attachments },
            messageId: `<${id}@${mailbox.address.split('@')[1]!.toLowerCase()}>`,
            inReplyTo: before?.messageId ?? null,
            state: 'waiting',
            sendAt: at,
            note,
            workId: work ?? null,
          })
          .returning();
        await requireStorage(tx, files.quota, ownerId, sum(attachments));
        await recordForMail(tx, files, copies, id);
        await jobs.enqueue(tx, sendOutgoing, { id }, { ownerId, after: at });
        return present(row!);
      }),
    );
  }),

  implement(undoSend, async ({ params: { id } }, { db, caller }) => {
    await ownMail(db, { id, ownerId: caller.user.id });
    const row = await moveState(db, { id, from: ['waiting'], to: 'cancelled' });
    if (!row) throw tooLate();
    return present(row);
  }),

  implement(rescheduleSend, async ({ params: { id }, body: { when } }, { bus, jobs, db, caller }) => {
    await ownMail(db, { id, ownerId: caller.user.id });
    const { at, note } = leavesAt(when);
    return bus.transact(async (tx) => {
      const row = await moveState(tx, { id, from: ['waiting'], to: 'waiting', also: { sendAt: at, note } });
      if (!row) throw tooLate();
      await jobs.enqueue(tx, sendOutgoing, { id }, { ownerId: caller.user.id, after: at });
      return present(row);
    });
  }),

  implement(sendAgain, async ({ params: { id }, body }, { bus, jobs, db, caller }) => {
    const ownerId = caller.user.id;
    await ownMail(db, { id, ownerId });
    const mailbox = await ownMailbox(db, { id: body.mailbox, ownerId });
    const { at } = leavesAt(undefined);
    return bus.transact(async (tx) => {
      await holdOwner(tx, ownerId);
      await refuseTooMany(tx, ownerId);
      const row = await moveState(tx, {
        id,
        from: ['failed', 'unknown', 'cancelled', 'bounced'],
        to: 'waiting',
        also: { sendAt: at, note: null, mailboxId: mailbox.id, sender: addressText(mailbox) },
      });
      if (!row) throw tooLate();
      await jobs.enqueue(tx, sendOutgoing, { id }, { ownerId, after: at });
      return present(row);
    });
  }),

  implement(settleUnknown, async ({ params: { id } }, { db, caller }) => {
    await ownMail(db, { id, ownerId: caller.user.id });
    const row = await moveState(db, {
      id,
      from: ['unknown'],
      to: 'sent',
      also: { sentAt: new Date(), note: 'Marked as delivered by you.' },
    });
    if (!row) throw new AppError('conflict:mail', { message: 'Its status is already known.' });
    return present(row);
  }),

  implement(noteBounce, async ({ body: { text } }, { db, caller }) => {
    const ids = [
      ...new Set([...text.matchAll(/<[^<>\s@]{1,120}@[^<>\s@]{1,255}>/g)].map(([found]) => found)),
    ].slice(0, 200);
    const [mail] = ids.length > 0 ? await messageIdsOf(db, caller.user.id, ids) : [];
    const row =
      mail &&
      (await moveState(db, {
        id: mail.id,
        from: ['sent', 'unknown', 'bounced'],
        to: 'bounced',
        also: { note: reasonIn(text) },
      }));
    if (!row)
      throw new AppError('not_found:mail', {
        message:
          'We couldn’t match it to one of your e-mails. Paste the full bounce message, with its headers.',
      });
    return present(row);
  }),

  implement(removeOutgoing, async ({ params: { id } }, context) => {
    const { db, caller } = context;
    const ownerId = caller.user.id;
    const row = await ownMail(db, { id, ownerId });
    if (row.state === 'sending') throw tooLate();
    const gone = await db
      .delete(outgoingMails)
      .where(and(eq(outgoingMails.id, id), eq(outgoingMails.state, row.state)))
      .returning({ id: outgoingMails.id });
    if (gone.length > 0) await removeMailFiles(context, { ownerId, mailId: id });
    return { success: true } as const;
  }),
];
