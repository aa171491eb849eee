/** A mailbox that is opened by signing in at its provider: there and back, tokens that run out, and access that is withdrawn. */
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { readSettings } from '#kit/settings.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { beginMailboxSignIn, listMailboxes, listOutgoing, sendEmail, tryMailbox } from './contract.ts';
import { accountOf } from './oauth.server.ts';
import { sendOutgoing } from './send-job.server.ts';
import { certificate, startSmtp, type TestServer } from './smtp-faults.testing.ts';
import type { Account } from './smtp.server.ts';
import { mailboxes, outgoingMails } from './table.server.ts';
import { createTestServer } from '#testing/http-server.ts';

/** What the provider believes just now. */
const provider = { good: new Set<string>(), refresh: 'refresh-0', count: 0, isRevoked: false, challenge: '' };
let tokens: Server;
let smtp: TestServer;
const app = useTestApp({ RATE_LIMITS: 'false' });

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  smtp = await startSmtp({
    authMethods: ['XOAUTH2'],
    onAuth: ({ username, accessToken }, _session, done) =>
      username === 'sam@example.org' && provider.good.has(accessToken ?? '')
        ? done(null, { user: username })
        : done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } }),
  });
  tokens = createTestServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isCode = form.get('grant_type') === 'authorization_code';
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = isCode
      ? form.get('code') === 'the-code' && verifier === provider.challenge
      : form.get('refresh_token') === provider.refresh && !provider.isRevoked;
    if (!isGood) return void answer(400, { error: 'invalid_grant' });
    const access = `access-${(provider.count += 1)}`;
    provider.refresh = `refresh-${provider.count}`;
    provider.good = new Set([access]);
    answer(200, {
      access_token: access,
      refresh_token: provider.refresh,
      expires_in: 3600,
      token_type: 'Bearer',
    });
  });
  await new Promise<void>((resolve) => tokens.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(tokens.address() as AddressInfo).port}`;
  const given = [
    {
      id: 'google',
      clientId: 'frenly',
      clientSecret: 'not a secret',
      issuer: at,
      authorizeUrl: `${at}/authorize`,
      tokenUrl: `${at}/token`,
      host: 'localhost',
      port: smtp.port,
      security: 'starttls',
    },
  ];
  const { mailboxSignIns } = readSettings({ MAILBOX_OAUTH: JSON.stringify(given) });
  Object.assign(app.services.settings, { mailboxSignIns });
  (app.services.settings as { mailboxServers: string[] }).mailboxServers.push(`localhost:${smtp.port}`);
});
afterAll(async () => {
  await smtp?.close();
  tokens?.close();
});

async function leave(client: Client, address = 'sam@example.org') {
  const { body } = await client.call(beginMailboxSignIn, {
    body: { provider: 'google', name: 'Sam', address },
  });
  const { searchParams } = new URL(body.url);
  provider.challenge = searchParams.get('code_challenge')!;
  expect(searchParams.get('scope')).toBe('https://mail.google.com/');
  return searchParams.get('state')!;
}
async function comeBack(client: Client, query: Record<string, string>) {
  const { status, headers } = await client.request(`/auth/mailbox/callback?${new URLSearchParams(query)}`);
  expect(status).toBe(302);
  return headers.get('location')!;
}
async function connected(client: Client) {
  expect(await comeBack(client, { state: await leave(client), code: 'the-code' })).toMatch(/connected=1/);
  return (await client.call(listMailboxes)).body.items[0]!;
}
const email = {
  to: [{ name: '', address: 'zoe@example.org' }],
  cc: [],
  bcc: [],
  subject: 'Hello',
  body: 'Hello Zoë.',
};
async function sent(client: Client, mailbox: string) {
  const { body } = await client.call(sendEmail, { body: { mailbox, letter: email } });
  const { services } = app;
  await services.db.update(outgoingMails).set({ sendAt: new Date() }).where(eq(outgoingMails.id, body.id));
  const signal = AbortSignal.timeout(60_000);
  await sendOutgoing.run(
    { id: body.id },
    { id: '', ownerId: null, services, signal, progress: async () => {} },
  );
  return (await client.call(listOutgoing, { query: {} })).body.items[0]!;
}

test('there and back connects it; what was given is sealed, and mail leaves by it', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(listMailboxes)).body.signIns).toEqual([{ id: 'google', name: 'Google' }]);
  const mailbox = await connected(client);
  expect(mailbox).toMatchObject({ address: 'sam@example.org', host: 'localhost', signIn: 'google' });
  const [row] = await app.services.db.select().from(mailboxes).where(eq(mailboxes.id, mailbox.id));
  expect(row!.sealedPassword).toMatch(/^v1\./);
  expect(row!.sealedPassword).not.toMatch(/access-|refresh-/);
  expect(await sent(client, mailbox.id)).toMatchObject({ state: 'sent', note: null });
  expect((await client.call(tryMailbox, { params: { id: mailbox.id } })).status).toBe(200);
});

test('a token that is no longer taken is renewed before anything is handed over, and the new one is kept', async () => {
  const { client } = await buildMember(app);
  const { id } = await connected(client);
  const before = smtp.received.length;
  provider.good.clear(); // as an hour later
  expect(await sent(client, id)).toMatchObject({ state: 'sent' });
  const asked = provider.count;
  expect(await sent(client, id)).toMatchObject({ state: 'sent' });
  expect([smtp.received.length - before, provider.count - asked]).toEqual([2, 0]);
});

test('new tokens are kept each time, and not over a mailbox that was connected anew meanwhile', async () => {
  const { client } = await buildMember(app);
  const { id } = await connected(client);
  const { db } = app.services;
  const find = async () => (await db.select().from(mailboxes).where(eq(mailboxes.id, id)))[0]!;
  const row = await find();
  const account = accountOf(app.services, row) as Required<Account>;
  await account.accessToken(true);
  const { sealedPassword: first } = await find();
  await account.accessToken(true);
  const { sealedPassword: second } = await find();
  expect(new Set([row.sealedPassword, first, second]).size).toBe(3);
  for (const anew of [
    { signIn: null, sealedPassword: second },
    { signIn: 'google', sealedPassword: 'v1.another' },
  ]) {
    await db.update(mailboxes).set(anew).where(eq(mailboxes.id, id));
    await account.accessToken(true);
    expect(await find()).toMatchObject(anew);
  }
});

test('withdrawn access is reported, the mail is kept, and connecting again repairs it', async () => {
  const { client } = await buildMember(app);
  const { id } = await connected(client);
  provider.good.clear();
  provider.isRevoked = true;
  const mail = await sent(client, id);
  expect(mail).toMatchObject({ state: 'failed', letter: { body: email.body } });
  expect(mail.note).toContain('Google no longer allows access');
  const tried = await client.call(tryMailbox, { params: { id } });
  expect([tried.status, tried.text.includes('Reconnect the mailbox')]).toEqual([422, true]);
  provider.isRevoked = false;
  expect((await connected(client)).id).toBe(id);
  expect(await sent(client, id)).toMatchObject({ state: 'sent' });
});

test('what was not asked for by this person, was refused, or belongs to another account connects nothing', async () => {
  const [{ client }, { client: other }] = [await buildMember(app), await buildMember(app)];
  const state = await leave(client);
  expect(await comeBack(other, { state, code: 'the-code' })).toMatch(/problem=late/);
  expect(await comeBack(client, { state: 'made-up', code: 'the-code' })).toMatch(/problem=late/);
  expect(await comeBack(client, { state, error: 'access_denied' })).toMatch(/problem=refused/);
  expect(await comeBack(client, { state, code: 'another' })).toMatch(/problem=failed/);
  const theirs = await leave(client, 'boss@example.org');
  expect(await comeBack(client, { state: theirs, code: 'the-code' })).toMatch(/problem=no_entry/);
  expect((await client.call(listMailboxes)).body.items).toEqual([]);
  const unknown = { provider: 'nobody', name: '', address: 'sam@example.org' };
  expect((await client.call(beginMailboxSignIn, { body: unknown })).status).toBe(404);
  expect((await client.call(beginMailboxSignIn, { body: { ...unknown, address: 'x' } })).status).toBe(422);
  expect((await app.client().call(beginMailboxSignIn, { body: unknown })).status).toBe(401);
});

test('a setting that is wrong stops the start with its name, and not its value', () => {
  const wrong = () => readSettings({ MAILBOX_OAUTH: '[{"id":"odd","clientSecret":"hidden"}]' });
  expect(wrong).toThrow(/^MAILBOX_OAUTH is wrong: the value given is not a JSON list/);
});
