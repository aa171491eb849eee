/** Mail is written with the change that causes it and sent by a job, so that neither a crash nor a slow server loses it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Jobs } from '#kit/jobs/jobs.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { mails } from './table.server.ts';

export interface Letter {
  ownerId: string | null;
  to: string;
  template: string;
  subject: string;
  text: string;
  html: string;
}

export async function queueMail(tx: Queryable, jobs: Jobs, letter: Letter) {
  if (/[\r\n]/.test(letter.to + letter.subject)) throw new AppError('invalid:mail_header');
  const [row] = await tx
    .insert(mails)
    .values({ ...letter, recipient: letter.to })
    .returning({ id: mails.id });
  await jobs.enqueue(tx, sendMail, { mailId: row!.id });
}

export const sendMail = defineJob({
  kind: 'mail.send',
  silent: true,
  input: z.object({ mailId: z.string() }),
  retries: 8,
  timeout: 120,
  async run({ mailId }, { services: { db, settings, log } }) {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt) return; // sent before a crash could say so, or erased with its owner
    await deliver(settings, log, mail);
    // The text holds links that open accounts: it is not kept longer than needed.
    await db.update(mails).set({ sentAt: new Date(), text: null, html: null }).where(eq(mails.id, mail.id));
  },
});

type Mail = typeof mails.$inferSelect;

async function deliver(settings: Settings, log: Log, mail: Mail) {
  const message = {
    from: settings.mailFrom,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    // The same id on every attempt lets receivers drop a second copy.
    messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  if (settings.smtpUrl) {
    const transport = createTransport(settings.smtpUrl, {});
    await transport.sendMail(message).finally(() => transport.close());
    return;
  }
  const folder = path.join(settings.dataDir, 'outbox');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(message);
  const file = path.join(folder, `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.template}-${mail.id}.eml`);
  await fs.writeFile(file, built.message as Buffer, { mode: 0o600 });
  log.info({ file, template: mail.template }, 'no SMTP_URL is set: the mail is in the outbox folder');
}
