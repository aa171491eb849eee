import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '#kit/settings.server.ts';
import type { mails } from './table.server.ts';

export type Mail = typeof mails.$inferSelect;

/** An email as it goes out. The same id on every attempt lets receivers drop a second copy. */
export function messageOf(mail: Mail, { mailFrom, publicUrl }: Settings): SendMailOptions {
  return {
    from: mailFrom,
    // As an object, so that nothing in it can be read as a second recipient.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
