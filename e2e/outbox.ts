/** E-mails as their receivers read them: without SMTP they lie in the data folder. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartedApp } from './start-app.ts';

const arrivesWithin = 60_000;

interface Wanted {
  to: string;
  template: string;
}

/** The newest e-mail of a kind to an address. They go out by a job, so it waits for them. */
export async function emailTo(app: StartedApp, { to, template }: Wanted): Promise<string> {
  const deadline = Date.now() + arrivesWithin;
  while (Date.now() < deadline) {
    const emails = await readEmails(app, template);
    const email = emails.find((one) => one.includes(`\nTo: ${to}\n`));
    if (email) return email;
    await pause(100);
  }
  throw new Error(`no e-mail ${template} to ${to} in the outbox`);
}

/** The link with a token in it. */
export async function linkInEmail(app: StartedApp, wanted: Wanted): Promise<string> {
  const email = await emailTo(app, wanted);
  const link = /https?:\/\/\S+[?&]token=[\w.%-]+/.exec(email)?.[0];
  if (!link) throw new Error(`no link in the e-mail ${wanted.template} to ${wanted.to}:\n${email}`);
  return link;
}

/** Newest first; their names begin with the time. */
async function readEmails({ dataDir }: StartedApp, template: string) {
  const folder = path.join(dataDir, 'outbox');
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []; // made with the first e-mail
    throw error;
  });
  // While it is being written it has another ending.
  const wanted = names.filter((name) => name.includes(`-${template}-`) && name.endsWith('.eml')).sort();
  return Promise.all(
    wanted.reverse().map(async (name) => unfold(await fs.readFile(path.join(folder, name), 'utf8'))),
  );
}

/** Undoes quoted-printable as far as links need it. */
function unfold(email: string) {
  return email.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=3D', '=');
}
