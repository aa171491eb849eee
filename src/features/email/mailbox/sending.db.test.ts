/** Mail of members, from a mailbox that is connected to what became of it, against a true mail server with each fault. */
import tls from 'node:tls';
import { eq, sql } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addMailbox,
  listMailboxes,
  listOutgoing,
  noteBounce,
  removeMailbox,
  removeOutgoing,
  rescheduleSend,
  sendAgain,
  sendEmail,
  settleUnknown,
  undoSend,
} from './contract.ts';
import { sendOutgoing } from './send-job.server.ts';
import { certificate, startSilent, startSmtp, user, type TestServer } from './smtp-faults.testing.ts';
import { tryAccount } from './smtp.server.ts';
import { mailboxes, outgoingMails } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const servers: TestServer[] = [];
beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options?: SMTPServerOptions, faults?: { diesAfterData?: boolean }) {
  const server = await startSmtp(options, faults);
  servers.push(server);
  permit(server.port);
  return server;
}
/** As if the owner had named it. */
function permit(port: number) {
  (app.services.settings as { mailboxServers: string[] }).mailboxServers.push(`localhost:${port}`);
}

const fields = (port: number) => ({
  name: 'Sam',
  address: 'sam@example.org',
  host: 'localhost',
  port,
  security: 'starttls' as const,
  ...user,
});
const email = {
  to: [{ name: 'Zoë', address: 'zoe@example.org' }],
  cc: [],
  bcc: [{ name: '', address: 'hidden@example.org' }],
  subject: 'Grüße',
  body: 'Hello Zoë,\n\nall is well.',
};

async function connect(client: Client, port: number) {
  const { status, body, text } = await client.call(addMailbox, { body: fields(port) });
  expect([status, text.includes('app-password')]).toEqual([200, false]);
  return body.id;
}

/** One attempt of the job, at its time. */
async function attempt(id: string, sendAt = new Date()) {
  await app.services.db.update(outgoingMails).set({ sendAt }).where(eq(outgoingMails.id, id));
  const { services } = app;
  await sendOutgoing.run(
    { id },
    { id: '', ownerId: null, services, signal: AbortSignal.timeout(60_000), progress: async () => {} },
  );
}
const stateOf = async (client: Client, id: string) =>
  (await client.call(listOutgoing, { query: {} })).body.items.find((one) => one.id === id)!;

async function sent(client: Client, mailbox: string) {
  const { body } = await client.call(sendEmail, { body: { mailbox, letter: email } });
  await attempt(body.id);
  return stateOf(client, body.id);
}

test('a mailbox is connected once its server lets one in; its password is sealed and never shown', async () => {
  const server = await start();
  const { client, user: member } = await buildMember(app);
  const wrong = await client.call(addMailbox, { body: { ...fields(server.port), password: 'wrong' } });
  expect([wrong.status, wrong.text.includes('app password')]).toEqual([422, true]);
  await connect(client, server.port);
  expect((await client.call(listMailboxes)).text).not.toContain('assword":');
  const [row] = await app.services.db.select().from(mailboxes).where(eq(mailboxes.ownerId, member.id));
  expect(row!.sealedPassword).toMatch(/^v1\./);
  expect(row!.sealedPassword).not.toContain(user.password);
  const { client: other } = await buildMember(app);
  expect((await other.call(listMailboxes)).body.items).toEqual([]);
  expect((await other.call(removeMailbox, { params: { id: row!.id } })).status).toBe(404);
  expect((await other.call(sendEmail, { body: { mailbox: row!.id, letter: email } })).status).toBe(404);
  expect((await app.client().call(listMailboxes)).status).toBe(401);
});

test('inward addresses and odd ports are refused, unless the owner permits them', async () => {
  const { client } = await buildMember(app);
  for (const host of ['localhost', '127.0.0.1', '10.0.0.1', '169.254.169.254', 'mail.internal', '::1']) {
    const { status, text } = await client.call(addMailbox, { body: { ...fields(587), host } });
    expect([host, status, text.includes('can’t be reached')]).toEqual([host, 422, true]);
  }
  const odd = await client.call(addMailbox, { body: { ...fields(6379), host: 'mail.example.com' } });
  expect(odd.status).toBe(422);
});

test('a mail is sent once, and blind copies are in the envelope only', async () => {
  const server = await start();
  const { client } = await buildMember(app);
  const mail = await sent(client, await connect(client, server.port));
  expect(mail).toMatchObject({ state: 'sent', note: null, sender: 'Sam <sam@example.org>' });
  await attempt(mail.id);
  expect(server.received).toHaveLength(1);
  const [{ source, to, from }] = server.received as [(typeof server.received)[number]];
  expect([from, to]).toEqual(['sam@example.org', ['zoe@example.org', 'hidden@example.org']]);
  expect(source).not.toContain('hidden@example.org');
  expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.org>\r?$/m);
});

test('a server that dies between the message and its answer leaves the state unknown: shown as such, and never resent automatically', async () => {
  const server = await start({}, { diesAfterData: true });
  const { client } = await buildMember(app);
  const mailbox = await connect(client, server.port);
  const mail = await sent(client, mailbox);
  expect(mail.state).toBe('unknown');
  expect(mail.note).toContain('Sent folder');
  await attempt(mail.id);
  expect(server.received).toHaveLength(1);
  // One sends it again oneself, under the same id; or says that it arrived.
  const good = await start();
  const again = await client.call(sendAgain, {
    params: { id: mail.id },
    body: { mailbox: await connect(client, good.port) },
  });
  expect(again.body.state).toBe('waiting');
  await attempt(mail.id);
  const idOf = ({ source }: { source: string }) => /^Message-ID: (.*)$/m.exec(source)![1];
  expect(idOf(good.received[0]!)).toBe(idOf(server.received[0]!));
  const other = await sent(client, await connect(client, server.port));
  expect((await client.call(settleUnknown, { params: { id: other.id } })).body.state).toBe('sent');
});

test('after a crash during sending the state is unknown too', async () => {
  const server = await start();
  const { client } = await buildMember(app);
  const { body } = await client.call(sendEmail, {
    body: { mailbox: await connect(client, server.port), letter: email },
  });
  await app.services.db.update(outgoingMails).set({ state: 'sending' }).where(eq(outgoingMails.id, body.id));
  // Another may be at it: nothing is said until that one must have ended.
  await attempt(body.id);
  expect((await stateOf(client, body.id)).state).toBe('sending');
  await attempt(body.id, new Date(Date.now() - 201_000));
  expect(await stateOf(client, body.id)).toMatchObject({
    state: 'unknown',
    note: expect.stringContaining('Sending was interrupted'),
  });
  expect(server.received).toEqual([]);
});

test('a second job meets one that is being handed over, and leaves it alone', async () => {
  const arrived = Promise.withResolvers<void>();
  let goOn = () => {};
  const server = await start({
    onMailFrom: (_address, _session, done) => {
      goOn = () => done();
      arrived.resolve();
    },
  });
  const { client } = await buildMember(app);
  const { body } = await client.call(sendEmail, {
    body: { mailbox: await connect(client, server.port), letter: email },
  });
  const first = attempt(body.id);
  await arrived.promise;
  await attempt(body.id);
  expect((await stateOf(client, body.id)).state).toBe('sending');
  goOn();
  await first;
  expect(await stateOf(client, body.id)).toMatchObject({ state: 'sent', note: null });
  expect(server.received).toHaveLength(1);
});

test.each<[string, SMTPServerOptions, RegExp]>([
  [
    'refuses the recipient',
    { onRcptTo: (_a, _s, done) => done(Object.assign(new Error('no such person'), { responseCode: 550 })) },
    /refused it: .*no such person/,
  ],
  [
    'refuses the message',
    {
      onData: (stream, _s, done) =>
        void stream.resume().on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 }))),
    },
    /refused it: .*spam/,
  ],
])('a server that %s: not sent, in its words, and the text is kept', async (_name, options, words) => {
  const server = await start(options);
  const { client } = await buildMember(app);
  const mail = await sent(client, await connect(client, server.port));
  expect([mail.state, mail.letter.body]).toEqual(['failed', email.body]);
  expect(mail.note).toMatch(words);
});

test('a server without TLS does not get the password, and one that hangs is given up', async () => {
  const { client } = await buildMember(app);
  const passwords: string[] = [];
  const plain = await start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _s, done) => (passwords.push(password ?? ''), done(null, { user: 'x' })),
  });
  const refused = await client.call(addMailbox, { body: fields(plain.port) });
  expect([refused.status, passwords]).toEqual([422, []]);
  expect(refused.text).toContain('support encryption on this port. The password wasn’t sent');
  const wrongPort = await client.call(addMailbox, { body: { ...fields(plain.port), security: 'tls' } });
  expect(wrongPort.text).toContain('support TLS');
  const gone = await client.call(addMailbox, { body: { ...fields(plain.port), host: 'localhost' } });
  expect(gone.status).toBe(422);
  const silent = await startSilent();
  servers.push(silent);
  const terms = { permit: [`localhost:${silent.port}`], signal: AbortSignal.timeout(60_000), patience: 200 };
  await expect(tryAccount(fields(silent.port), terms)).rejects.toThrow('didn’t respond in time');
});

/** On these the clocks of Europe change. */
function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

test('it can be undone until it leaves, and put off; a time that is over is refused and the clocks are minded', async () => {
  const server = await start();
  const { client } = await buildMember(app);
  const mailbox = await connect(client, server.port);
  const { body: first } = await client.call(sendEmail, { body: { mailbox, letter: email } });
  expect((await client.call(undoSend, { params: { id: first.id } })).body.state).toBe('cancelled');
  await attempt(first.id);
  expect((await client.call(undoSend, { params: { id: first.id } })).status).toBe(409);

  const past = await client.call(sendEmail, {
    body: { mailbox, letter: email, when: { local: '2020-01-01T09:00', zone: 'Europe/Berlin' } },
  });
  expect([past.status, past.text.includes('That time has passed')]).toEqual([422, true]);
  const zone = await client.call(sendEmail, {
    body: { mailbox, letter: email, when: { local: '2027-01-01T09:00', zone: 'Nowhere/There' } },
  });
  expect(zone.status).toBe(422);
  const year = new Date().getUTCFullYear() + 1;
  const later = { local: `${year}-01-05T09:00`, zone: 'Europe/Berlin' };
  const { body: second } = await client.call(sendEmail, { body: { mailbox, letter: email, when: later } });
  expect(new Date(second.sendAt).toISOString()).toBe(`${year}-01-05T08:00:00.000Z`);
  // Its first job comes when it has been put off: nothing leaves.
  const { services } = app;
  await sendOutgoing.run(
    { id: second.id },
    { id: '', ownerId: null, services, signal: AbortSignal.timeout(60_000), progress: async () => {} },
  );
  expect((await stateOf(client, second.id)).state).toBe('waiting');
  const moved = await client.call(rescheduleSend, {
    params: { id: second.id },
    body: { when: { ...later, local: `${year}-01-06T09:00` } },
  });
  expect(new Date(moved.body.sendAt).getUTCDate()).toBe(6);
  // The night without half past two, the night in which it comes twice, and noon after each.
  const [spring, autumn] = [lastSunday(year, 3), lastSunday(year, 10)];
  const over = async (local: string) => {
    const { body } = await client.call(rescheduleSend, {
      params: { id: second.id },
      body: { when: { local, zone: 'Europe/Berlin' } },
    });
    return new Date(body.sendAt).toISOString();
  };
  expect(await over(`${spring}T02:30`)).toBe(`${spring}T01:30:00.000Z`);
  expect(await over(`${spring}T12:00`)).toBe(`${spring}T10:00:00.000Z`);
  expect(await over(`${autumn}T02:30`)).toBe(`${autumn}T00:30:00.000Z`);
  expect(await over(`${autumn}T12:00`)).toBe(`${autumn}T11:00:00.000Z`);
  expect(server.received).toEqual([]);
  // At its hour it leaves once.
  await attempt(second.id);
  await attempt(second.id);
  expect(server.received).toHaveLength(1);
  expect((await client.call(removeOutgoing, { params: { id: second.id } })).status).toBe(200);
});

test('what goes on from a mail is of its thread, and what comes back marks it', async () => {
  const server = await start();
  const { client } = await buildMember(app);
  const mailbox = await connect(client, server.port);
  const first = await sent(client, mailbox);
  const { body: second } = await client.call(sendEmail, {
    body: { mailbox, letter: email, follows: first.id },
  });
  expect(second.threadId).toBe(first.threadId);
  await attempt(second.id);
  const [before, after] = server.received;
  const id = /^Message-ID: (.*)$/m.exec(before!.source)![1]!.trim();
  expect(after!.source).toContain(`In-Reply-To: ${id}`);
  const report = `Subject: Undelivered\n\nDiagnostic-Code: smtp; 550 mailbox full\n\nMessage-ID: ${id}\n`;
  // Blanks without end before the reason are not gone through again and again.
  const blanks = `diagnostic-code:${' '.repeat(4_000)}${'x'.repeat(400)}`;
  const bounced = await client.call(noteBounce, { body: { text: `${blanks}\n${report}` } });
  expect(bounced.body).toMatchObject({
    id: first.id,
    state: 'bounced',
    note: 'Bounced: 550 mailbox full',
  });
  const { client: other } = await buildMember(app);
  expect((await other.call(noteBounce, { body: { text: report } })).status).toBe(404);
});

test('mail of someone who is suspended does not leave', async () => {
  const server = await start();
  const { client, user: member } = await buildMember(app);
  const { body } = await client.call(sendEmail, {
    body: { mailbox: await connect(client, server.port), letter: email },
  });
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, member.id));
  await attempt(body.id);
  const [row] = await app.services.db.select().from(outgoingMails).where(eq(outgoingMails.id, body.id));
  expect(row).toMatchObject({ state: 'failed', note: expect.stringContaining('suspended') });
  expect(server.received).toEqual([]);
});

test('everyone has their place in the line, and 200 mails in it at most', async () => {
  const server = await start();
  const { client, user: member } = await buildMember(app);
  const mailbox = await connect(client, server.port);
  const { body } = await client.call(sendEmail, { body: { mailbox, letter: email } });
  const { rows } = await app.services.db.execute(
    sql`select 1 from pgboss.job where name = ${sendOutgoing.kind} and group_id = ${member.id}`,
  );
  expect(rows).toHaveLength(1);
  const { db } = app.services;
  const [row] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, body.id));
  const others = Array.from({ length: 199 }, () => newId());
  await db
    .insert(outgoingMails)
    .values(others.map((id) => ({ ...row!, id, messageId: `<${id}@example.org>` })));
  await db.update(outgoingMails).set({ state: 'sending' }).where(eq(outgoingMails.id, others[0]!));
  const refused = await client.call(sendEmail, { body: { mailbox, letter: email } });
  expect([refused.status, refused.text.includes('200 of your e-mails are waiting')]).toEqual([422, true]);
  const { body: undone } = await client.call(undoSend, { params: { id: body.id } });
  // One place is left: whoever sends many at once has it once.
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => client.call(sendEmail, { body: { mailbox, letter: email } })),
  );
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const again = await client.call(sendAgain, { params: { id: undone.id }, body: { mailbox } });
  expect(again.status).toBe(422);
  expect([sendEmail.rate, sendAgain.rate, rescheduleSend.rate]).toEqual(['post', 'post', 'post']);
});
