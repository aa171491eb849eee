import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect } from 'vitest';
import { selfSigned } from '#kit/net/self-signed.testing.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { queueMail, sendMail, type Email } from './mail.server.ts';
import { mails } from './table.server.ts';

const app = useTestApp();
const email: Email = {
  ownerId: null,
  to: 'ada@example.org',
  template: 'test',
  subject: 'Grüße · Frenly',
  text: 'Open https://frenly.example/secret-link',
  html: '<p>Open it</p>',
};

interface Received {
  to: string[];
  source: string;
  user?: string | undefined;
  secure: boolean;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** A mail server on loopback that keeps what it takes. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source, user: session.user, secure: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // clients that give up are part of the tests
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, address: `127.0.0.1:${port}` };
}

/** Puts an email into the database as if queued, without a worker of the app getting hold of it. */
async function write(overrides: Partial<Email> = {}) {
  const { to, ...rest } = { ...email, ...overrides };
  const [row] = await app.services.db
    .insert(mails)
    .values({ ...rest, recipient: to })
    .returning();
  return row!.id;
}

/** One attempt of the job. */
function attempt(mailId: string, smtpUrl: string | undefined) {
  const services = { ...app.services, settings: { ...app.services.settings, smtpUrl } };
  return sendMail.run(
    { mailId },
    {
      id: 'attempt',
      ownerId: null,
      services,
      signal: new AbortController().signal,
      progress: async () => {},
    },
  );
}

const row = async (id: string) => (await app.services.db.select().from(mails).where(eq(mails.id, id)))[0]!;

test('an email goes out once, under an id that stays the same, and its text is forgotten', async () => {
  const smtp = await startSmtp();
  const id = await write();
  await attempt(id, `smtp://${smtp.address}`);
  await attempt(id, `smtp://${smtp.address}`); // as after a crash between the end of the job and the queue
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]!.to).toEqual(['ada@example.org']);
  expect(smtp.received[0]!.source).toContain(`Message-ID: <${id}@localhost>`);
  expect(smtp.received[0]!.source).toContain('secret-link');
  expect(await row(id)).toMatchObject({ text: null, html: null, failedAt: null });
  expect((await row(id)).sentAt).toBeInstanceOf(Date);
});

test('an email refused temporarily stays queued for the next attempt', async () => {
  let refusals = 1;
  const smtp = await startSmtp({
    onRcptTo(_address, _session, done) {
      if (refusals-- > 0) done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      else done();
    },
  });
  const id = await write();
  await expect(attempt(id, `smtp://${smtp.address}`)).rejects.toThrow('try again later');
  expect(await row(id)).toMatchObject({ sentAt: null, failedAt: null, text: email.text });
  await attempt(id, `smtp://${smtp.address}`);
  expect(smtp.received).toHaveLength(1);
  expect((await row(id)).sentAt).toBeInstanceOf(Date);
});

test('a refusal for good ends it, with what the server said and without the text', async () => {
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such person'), { responseCode: 550 })),
  });
  const id = await write();
  await attempt(id, `smtp://${smtp.address}`);
  await attempt(id, `smtp://${smtp.address}`);
  expect(smtp.received).toEqual([]);
  expect(await row(id)).toMatchObject({
    sentAt: null,
    text: null,
    failure: expect.stringContaining('no such person'),
  });
});

test('a server that is away or hangs up is tried again', async () => {
  const id = await write();
  await expect(attempt(id, 'smtp://127.0.0.1:1')).rejects.toMatchObject({ code: 'ESOCKET' });
  const rude = await startSmtp({
    onConnect: (_session, done) => done(Object.assign(new Error('busy'), { responseCode: 421 })),
  });
  await expect(attempt(id, `smtp://${rude.address}`)).rejects.toThrow();
  expect(await row(id)).toMatchObject({ sentAt: null, failedAt: null });
});

test('a login is used where it is asked for; a wrong one is the owner’s to correct, not the email’s end', async () => {
  const smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      if (auth.username === 'panda' && auth.password === 'bamboo') done(null, { user: 'panda' });
      else done(new Error('wrong password'));
    },
  });
  const id = await write();
  await expect(attempt(id, `smtp://panda:wrong@${smtp.address}`)).rejects.toMatchObject({ code: 'EAUTH' });
  expect(await row(id)).toMatchObject({ failedAt: null });
  await attempt(id, `smtp://panda:bamboo@${smtp.address}`);
  expect(smtp.received[0]!.user).toBe('panda');
});

test('STARTTLS is used when offered, and a certificate nobody vouches for is refused unless the owner says so', async () => {
  const smtp = await startSmtp({ disabledCommands: [], ...selfSigned('127.0.0.1') });
  const id = await write();
  await expect(attempt(id, `smtp://${smtp.address}`)).rejects.toThrow(/certificate/);
  await attempt(id, `smtp://${smtp.address}/?tls.rejectUnauthorized=false`);
  expect(smtp.received[0]!.secure).toBe(true);
});

test('a line break in a header, a second recipient or no recipient is refused with 422', async () => {
  const { bus, jobs } = app.services;
  const bad: Partial<Email>[] = [
    { subject: 'Hello\r\nBcc: eve@example.org' },
    { subject: 'Hello\nX: y' },
    { to: 'ada@example.org\r\nBcc: eve@example.org' },
    { to: 'ada@example.org, eve@example.org' },
    { to: 'Ada <ada@example.org>' },
    { to: 'nobody' },
  ];
  for (const part of bad)
    await expect(bus.transact((tx) => queueMail(tx, jobs, { ...email, ...part }))).rejects.toMatchObject({
      status: 422,
    });
});

test('without a mail server, a queued email is written to a private folder that the log names', async () => {
  const { bus, jobs } = app.services;
  const id = await bus.transact((tx) => queueMail(tx, jobs, email));
  for (const start = Date.now(); !(await row(id)).sentAt; await pause(20))
    if (Date.now() - start > 120_000) throw new Error('waited in vain');
  const folder = path.join(app.dataDir, 'outbox');
  const [name, ...others] = fs.readdirSync(folder).filter((file) => file.includes(id));
  expect(others).toEqual([]);
  expect(fs.statSync(path.join(folder, name!)).mode & 0o777).toBe(0o600);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(fs.readFileSync(path.join(folder, name!), 'utf8')).toContain('secret-link');
  const logged = app
    .logged()
    .split('\n')
    .filter((line) => line.includes('mail.written_to_outbox') && line.includes(id));
  expect(logged).toHaveLength(1);
  expect(app.logged()).not.toContain('secret-link');
});

test('an email whose transaction rolled back is never sent', async () => {
  const { bus, db, jobs } = app.services;
  const rolledBack = bus.transact(async (tx) => {
    await queueMail(tx, jobs, { ...email, to: 'rolled@example.org' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await db.select().from(mails).where(eq(mails.recipient, 'rolled@example.org'))).toEqual([]);
});
