/** An email as a message of RFC 5322: long lines folded, words outside ASCII encoded. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Email, MailPart } from './email.ts';

/** What only an email that goes out has. */
type Outgoing = Pick<SendMailOptions, 'from' | 'messageId' | 'date' | 'inReplyTo' | 'references' | 'headers'>;

/** `parts`: what its attachments hold. */
export const messageOf = (
  { to, cc, bcc, subject, body }: Email,
  outgoing: Outgoing,
  parts: readonly MailPart[],
): SendMailOptions => ({
  // As objects, so that nothing in a name can be read as another recipient.
  to: [...to],
  cc: [...cc],
  bcc: [...bcc],
  subject,
  text: body,
  attachments: parts.map(({ name, contentType, data }) => ({
    filename: name,
    content: Buffer.from(data),
    contentDisposition: 'attachment' as const,
    ...(contentType ? { contentType } : {}),
  })),
  ...outgoing,
  // Nothing in an email is fetched, whatever it says.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export async function writeMessage(message: SendMailOptions): Promise<Uint8Array<ArrayBuffer>> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return new Uint8Array((await transport.sendMail(message)).message as Buffer);
}

/** A draft: without a sender, with its hidden recipients, and marked so that mail programs open it to be sent. */
export const writeEml = (email: Email, parts: readonly MailPart[]) =>
  writeMessage(messageOf(email, { headers: { 'X-Unsent': '1' } }, parts));
