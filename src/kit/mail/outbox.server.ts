/** Without a mail server, emails are put into a folder where the owner can read them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail } from './message.server.ts';

export async function putInOutbox(dataDir: string, mail: Mail, message: SendMailOptions): Promise<string> {
  const folder = path.join(dataDir, 'outbox');
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(
    message,
  );
  const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.template.replaceAll(/[^\w.-]/g, '_')}-${mail.id}.eml`;
  const file = path.join(folder, name);
  // Written beside and renamed: a reader never finds half an email.
  await fs.writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
  return file;
}
