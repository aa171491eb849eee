/** Mail as people meet it: polished change by change, written from points, sent from one's own address and taken back. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  certificate,
  startSmtp,
  user,
  type TestServer,
} from '#features/email/mailbox/smtp-faults.testing.ts';
import { expectAccessible } from '#testing/accessible.ts';
import { expectNoProblems, openPage, visit } from '#testing/browser.ts';
import { app, browser, useAppAndBrowser } from './app-and-browser.ts';
import { makeMember } from './people.ts';

const signedOut = [/401.*\/api\/auth\/user/];
let server: TestServer;
let folder: string;

useAppAndBrowser(async () => {
  server = await startSmtp();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'frenly-mail-'));
  const trusted = path.join(folder, 'trusted.pem');
  await fs.writeFile(trusted, certificate.cert);
  return { MAILBOX_SERVERS: `localhost:${server.port}`, NODE_EXTRA_CA_CERTS: trusted };
});
afterAll(async () => {
  await server?.close();
  if (folder) await fs.rm(folder, { recursive: true, force: true });
});

test('a guest polishes a draft, refuses a change, teaches it, and goes on with it as an e-mail', async () => {
  const opened = await openPage(browser, { width: 390, context: { baseURL: app.url } });
  const { page } = opened;
  await visit(page, '/ai/email-polish');
  await page
    .getByLabel('Your draft')
    .fill('Hi Mira,\n\nI am writting to you becuase she don’t know.\n\nBest,\nSam');
  await page.getByRole('button', { name: 'Polish', exact: true }).click();
  await page.getByText(/of \d accepted/).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Refuse change 1', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Always leave “writting” alone' }).click();
  await page.getByText('Remembered.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Continue as e-mail' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect.poll(() => text.inputValue()).toContain('writting to you because');
  await page.getByText('Nobody is named to get it.').waitFor();
  await page.getByLabel('To', { exact: true }).fill('Mira <mira@example.org>');
  await page.getByLabel('Subject').fill('A question');
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessible(page);
  expectNoProblems(opened, signedOut);
  await opened.close();
});

test('a member connects a mailbox, sends a reply that was written from points, and takes it back', async () => {
  const sam = await makeMember(app, 'sam');
  const opened = await openPage(browser, {
    width: 1280,
    theme: 'dark',
    context: { baseURL: app.url, storageState: sam.storageState },
  });
  const { page } = opened;
  await visit(page, '/frenlyemail?view=mailboxes');
  await page.getByLabel('Your name').fill('Sam');
  await page.getByLabel('E-mail address').fill('sam@example.org');
  await page.getByLabel('Outgoing server').fill('localhost');
  await page.getByLabel('Port').fill(String(server.port));
  await page.getByLabel('App password', { exact: true }).fill(user.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByText('Connected. Your mail can leave from there.').waitFor();

  await visit(page, '/ai/email');
  await page.getByLabel('What to say').fill('the budget comes tomorrow');
  await page
    .getByLabel('Mail to answer')
    .fill('Could you send the budget? Who looks after the stand?\n\nBest,\nMira');
  await page.getByText('Still open', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /^To/ }).fill('Mira <mira@example.org>');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page.getByRole('link', { name: 'Send…' }).click();
  await page.getByText(/There is still a gap to fill/).waitFor();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill(
    'Hello Mira,\n\nThe budget comes tomorrow, and Ben looks after the stand.\n\nKind regards,\nSam',
  );
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByLabel('Files to attach').setInputFiles({
    name: 'budget.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('item,euros\nstand,420\n'),
  });
  await page.getByRole('link', { name: 'budget.csv' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back. Your draft is still there.').first().waitFor();
  await expect.poll(() => text.inputValue()).toContain('Ben looks after the stand');
  await visit(page, '/frenlyemail?view=sent');
  await page.getByText('Cancelled').waitFor();
  await expectAccessible(page);
  expect(server.received).toEqual([]);
  expectNoProblems(opened, signedOut);
  await opened.close();
});
