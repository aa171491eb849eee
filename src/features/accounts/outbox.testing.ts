/** Reads the emails that the app wrote, from the folder where they land without SMTP. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from '#testing/test-app.ts';

interface Wanted {
  to: string;
  template: string;
  /** How many such emails to wait for; the newest is returned. */
  count?: number;
}

/** Waits until the job has sent it, and returns its text. */
export function readEmail(app: TestApp, { to, template, count = 1 }: Wanted): Promise<string> {
  return vi.waitFor(
    async () => {
      const emails = await emailsTo(app, { to, template });
      if (emails.length < count)
        throw new Error(`${emails.length} emails ${template} to ${to}, not ${count}`);
      return emails.at(-1)!;
    },
    { timeout: 15_000, interval: 50 },
  );
}

export async function emailsTo(app: TestApp, { to, template }: Wanted): Promise<string[]> {
  const folder = path.join(app.dataDir, 'outbox');
  const names = await fs.readdir(folder).catch(() => [] as string[]); // made with the first email
  const texts = names
    .filter((name) => name.includes(`-${template}-`))
    .toSorted()
    .map((name) => fs.readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map(decode).filter((text) => text.includes(`To: ${to}\n`));
}

/** The token in the email's link. */
export async function readToken(app: TestApp, wanted: Wanted): Promise<string> {
  const [, token] = /[?&]token=([\w.%-]+)/.exec(await readEmail(app, wanted)) ?? [];
  if (!token) throw new Error('the email has no token');
  return decodeURIComponent(token);
}

/** Quoted-printable, as far as ASCII emails use it. */
const decode = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
