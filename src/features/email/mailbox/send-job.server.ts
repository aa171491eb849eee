/**
 * Sends a mail when its time has come: once, or not at all, or it says that nobody knows. `sending` is written before the message is
 * handed over; whoever finds that state after the longest that it may take knows that nobody heard the answer, so the mail becomes
 * `unknown` and is never sent again by itself.
 */
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { emailSchema } from '#tools/kinds/email-schema.ts';
import { readMailFiles } from '#tools/kinds/email-files.server.ts';
import { messageOf, writeMessage } from '#tools/kinds/write-eml.server.ts';
import { eq } from 'drizzle-orm';
import { accountOf } from './oauth.server.ts';
import { moveState, type MailboxRow, type OutgoingRow } from './queries.server.ts';
import { NotSent, sendOnce, type Account } from './smtp.server.ts';
import { mailboxes, outgoingMails } from './table.server.ts';

const died = 'Sending was interrupted. Check your mailbox’s Sent folder before sending again.';
const lookThere = 'Check your mailbox’s Sent folder before sending again.';

/** Seconds: so long one attempt may take. */
const timeout = 180;
/** Milliseconds after which nobody is handing it over any more. */
const lostAfter = (timeout + 20) * 1000;

/** What became of a mail, for whoever has the list open. */
export const mailChanged = defineEvent('email.mail-changed', z.object({ id: z.string() }));

export const sendOutgoing = defineJob({
  kind: 'email.send',
  silent: true,
  input: z.object({ id: z.string() }),
  // A second attempt finds the state of the first, and only says what is known.
  retries: 2,
  retryDelay: 5,
  timeout,
  concurrency: 4,
  fair: true,
  async run({ id }, { services, signal }) {
    const { db } = services;
    const [row] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
    if (!row) return;
    if (row.state === 'sending') {
      const lostAt = new Date(row.sendAt.getTime() + lostAfter);
      // Another may be handing it over just now, as after a mail was put off to the same minute: that one tells what became of it.
      if (lostAt.getTime() > Date.now()) return lookAgain(services, row, lostAt);
      return tell(
        services,
        await moveState(db, { id, from: ['sending'], to: 'unknown', also: { note: died } }),
      );
    }
    // Taken back, sent already, or put off: the job of its new time will come.
    if (row.state !== 'waiting' || row.sendAt.getTime() > Date.now() + 1_000) return;
    const account = await accountFor(services, row);
    if (typeof account === 'string')
      return tell(
        services,
        await moveState(db, { id, from: ['waiting'], to: 'failed', also: { note: account } }),
      );
    const taken = await moveState(db, {
      id,
      from: ['waiting'],
      to: 'sending',
      also: { note: null, sendAt: new Date() },
    });
    if (!taken) return;
    await tell(services, taken);
    await tell(services, await deliver(services, taken, account, signal));
  },
});

async function lookAgain({ bus, jobs }: Services, { id, ownerId }: OutgoingRow, after: Date) {
  await bus.transact((tx) => jobs.enqueue(tx, sendOutgoing, { id }, { ownerId, after }));
}

async function deliver(
  { db, files, settings, log }: Services,
  row: OutgoingRow,
  { account, mailbox }: { account: Account; mailbox: MailboxRow },
  signal: AbortSignal,
): Promise<OutgoingRow | undefined> {
  const { id } = row;
  const email = emailSchema.parse(row.letter);
  try {
    const message = await writeMessage(
      // Hidden recipients are told to the server and stand nowhere in the message.
      messageOf(
        { ...email, bcc: [] },
        {
          from: { name: mailbox.name, address: mailbox.address },
          messageId: row.messageId,
          date: new Date(),
          ...(row.inReplyTo ? { inReplyTo: row.inReplyTo, references: row.inReplyTo } : {}),
        },
        await readMailFiles({ db, files }, row.ownerId, email.attachments),
      ),
    );
    const to = [...email.to, ...email.cc, ...email.bcc].map(({ address }) => address);
    const { refused } = await sendOnce(
      account,
      { from: mailbox.address, to, message },
      { permit: settings.mailboxServers, signal },
    );
    const note =
      refused.length > 0
        ? `Refused for ${refused.map(({ address, words }) => `${address} (${words})`).join('; ')}`
        : null;
    return await moveState(db, { id, from: ['sending'], to: 'sent', also: { sentAt: new Date(), note } });
  } catch (error) {
    if (!(error instanceof NotSent || error instanceof AppError))
      log.warn(
        { event: 'mailbox.send_failed', err: error, mail: id },
        'An email could not be sent from the mailbox of a member.',
      );
    const isUnknown = error instanceof NotSent && error.outcome === 'unknown';
    const words =
      error instanceof NotSent || error instanceof AppError
        ? error.message
        : 'Something went wrong on our side. It wasn’t sent.';
    return moveState(db, {
      id,
      from: ['sending'],
      to: isUnknown ? 'unknown' : 'failed',
      also: { note: isUnknown ? `${words} ${lookThere}` : words },
    });
  }
}

/** Or why there is none, in words. */
async function accountFor(
  services: Services,
  row: OutgoingRow,
): Promise<{ account: Account; mailbox: MailboxRow } | string> {
  const { db } = services;
  const [owner] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, row.ownerId));
  if (owner?.suspendedAt) return 'Your account is suspended, so the e-mail wasn’t sent.';
  const [mailbox] = row.mailboxId
    ? await db.select().from(mailboxes).where(eq(mailboxes.id, row.mailboxId))
    : [];
  if (!mailbox) return 'The sending mailbox is no longer connected. Choose another and send again.';
  const account = accountOf(services, mailbox);
  return typeof account === 'string' ? account : { account, mailbox };
}

async function tell({ bus }: Services, row: OutgoingRow | undefined) {
  if (row) await bus.transact(async (tx) => tx.emit(ownChannelOf(row.ownerId), mailChanged, { id: row.id }));
}
