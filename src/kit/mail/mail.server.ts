/** Mail is written with the change that causes it and sent by a job, so that neither a crash nor a slow server loses it. */
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#kit/db/database.server.ts';
import { isStandIn } from '#kit/auth/claimed-address.ts';
import { AppError } from '#kit/errors.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Services } from '#kit/services.server.ts';
import { messageOf, type Mail } from './message.server.ts';
import { putInOutbox } from './outbox.server.ts';
import { RefusedForGood, sendBySmtp } from './smtp.server.ts';
import { mails } from './table.server.ts';

export interface Email {
  ownerId: string | null;
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
}

/** One address and nothing that could end a header or start a second recipient. */
const oneAddress = /^[^\s,;:<>()"@]+@[^\s,;:<>()"@]+$/;
const oneLine = /^[^\r\n\0]*$/;

export async function queueMail(tx: BusTransaction, jobs: Jobs, email: Email): Promise<string> {
  if (!oneAddress.test(email.to) || !oneLine.test(email.subject)) throw new AppError('invalid:mail_header');
  const [row] = await tx
    .insert(mails)
    .values({ ...email, recipient: email.to })
    .returning({ id: mails.id });
  await jobs.enqueue(tx, sendMail, { mailId: row!.id });
  return row!.id;
}

const noAddress = 'The account has no address of its own.';

export const sendMail = defineJob({
  kind: 'mail.send',
  silent: true,
  input: z.object({ mailId: z.string() }),
  // Some eight hours in all: a mail server may be away for a night.
  retries: 14,
  retryDelay: 10,
  timeout: 120,
  async run({ mailId }, { services, signal }) {
    const { db, log } = services;
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt || mail.failedAt) return; // gone before a crash could say so, or erased with its owner
    if (isStandIn(mail.recipient)) return finish(db, mail.id, { failedAt: new Date(), failure: noAddress });
    try {
      await deliver(services, mail, signal);
      await finish(db, mail.id, { sentAt: new Date() });
    } catch (error) {
      if (!(error instanceof RefusedForGood)) throw error;
      log.warn(
        { event: 'mail.rejected', mail: mail.id, template: mail.template, err: error },
        'The mail server refused an email permanently.',
      );
      await finish(db, mail.id, { failedAt: new Date(), failure: error.message.slice(0, 500) });
    }
  },
});

async function deliver({ settings, log }: Services, mail: Mail, signal: AbortSignal) {
  const message = messageOf(mail, settings);
  if (settings.smtpUrl) return sendBySmtp(settings.smtpUrl, message, signal);
  const file = await putInOutbox(settings.dataDir, mail, message);
  log.info(
    { event: 'mail.written_to_outbox', file, template: mail.template },
    'No SMTP_URL is set, so the email was written to the outbox folder.',
  );
}

/** The text holds links that open accounts: it is not kept longer than needed. */
async function finish(db: Queryable, id: string, outcome: Partial<Mail>) {
  await db
    .update(mails)
    .set({ ...outcome, text: null, html: null })
    .where(eq(mails.id, id));
}
