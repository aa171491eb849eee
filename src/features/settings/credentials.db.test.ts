import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { login, loginSecondFactor } from '#features/accounts/contract.ts';
import { twoFactors } from '#kit/auth/table.server.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addPasskey,
  beginPasskey,
  beginTwoFactor,
  confirmTwoFactor,
  createKey,
  endTwoFactor,
  listKeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
  revokeKey,
} from './credentials-contract.ts';
import { makeCredential } from './passkey-device.testing.ts';
import { getSecurity } from './security-contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

/** What an authenticator app shows for a key (RFC 6238). */
function codeFor(key: string, now = Date.now()) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('two-factor sign-in: on with a first code, then asked for, with backup codes, and off again', async () => {
  const { user, client } = await buildMember(app);
  const { password } = user;
  const started = (await client.call(beginTwoFactor, { body: { password } })).body;
  expect(started.uri).toMatch(/^otpauth:\/\/totp\/Frenly/);
  expect(started.backupCodes).toHaveLength(10);
  expect((await client.call(getSecurity)).body).toMatchObject({ twoFactor: false });
  for (const code of ['000000', '12345', 'abcdef'])
    expect((await client.call(confirmTwoFactor, { body: { code } })).status, code).toBe(422);

  const before = new Map(client.cookies);
  const spaced = codeFor(started.key).replace(/(...)(...)/, '$1 $2');
  expect((await client.call(confirmTwoFactor, { body: { code: spaced } })).status).toBe(200);
  expect((await client.call(getSecurity)).body).toMatchObject({ twoFactor: true, backupCodesLeft: 10 });
  const old = app.client();
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await old.call(currentUser)).status).toBe(401);

  const elsewhere = app.client();
  const body = { usernameOrEmail: user.email, password };
  expect((await elsewhere.call(login, { body })).body).toMatchObject({ secondFactor: true });
  expect((await elsewhere.call(currentUser)).status).toBe(401);
  const backup = { code: started.backupCodes[0]! };
  expect((await elsewhere.call(loginSecondFactor, { body: backup })).body).toMatchObject({ success: true });
  expect((await client.call(getSecurity)).body.backupCodesLeft).toBe(9);

  const renewed = (await client.call(renewBackupCodes, { body: { password } })).body.backupCodes;
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toContain(started.backupCodes[1]);
  expect((await client.call(beginTwoFactor, { body: { password } })).status).toBe(409);
  expect((await client.call(endTwoFactor, { body: { password: 'wrong' } })).status).toBe(422);
  expect((await client.call(endTwoFactor, { body: { password } })).status).toBe(200);
  expect((await client.call(getSecurity)).body).toMatchObject({ twoFactor: false, backupCodesLeft: 0 });
  expect((await app.client().call(login, { body })).body).toMatchObject({ success: true });
});

test('a second factor wants the right password, and a password at all', async () => {
  const { user, client } = await buildMember(app);
  const wrong = await client.call(beginTwoFactor, { body: { password: 'not mine at all' } });
  expect([wrong.status, wrong.body]).toMatchObject([422, { error: { issues: [{ path: 'password' }] } }]);
  const kept = await app.services.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  expect(kept).toEqual([]);
  const google = await buildMember(app, { password: null });
  const refused = await google.client.call(beginTwoFactor, { body: { password: 'anything' } });
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: 'conflict:no_password' } }]);
  expect((await client.call(confirmTwoFactor, { body: { code: '123456' } })).status).toBe(409);
  expect((await client.call(renewBackupCodes, { body: { password: user.password } })).status).toBe(409);
});

test('a passkey is added, named, renamed and removed; those of others do not exist', async () => {
  const { client } = await buildMember(app);
  const origin = app.services.settings.publicUrl;
  const options = (await client.call(beginPasskey)).body as unknown as Parameters<typeof makeCredential>[0];
  const response = makeCredential(options, origin);
  const added = await client.call(addPasskey, { body: { name: 'My phone', response } });
  expect([added.status, added.body]).toMatchObject([200, { name: 'My phone', synced: false }]);
  const { id } = added.body;
  expect((await client.call(listPasskeys)).body.items).toMatchObject([{ id, name: 'My phone' }]);

  const replayed = await client.call(addPasskey, { body: { name: 'Again', response } });
  expect(replayed.status).toBe(400);
  const other = await buildMember(app);
  expect((await other.client.call(listPasskeys)).body.items).toEqual([]);
  expect((await other.client.call(renamePasskey, { params: { id }, body: { name: 'x' } })).status).toBe(404);
  expect((await other.client.call(removePasskey, { params: { id } })).status).toBe(404);
  const renamed = await client.call(renamePasskey, { params: { id }, body: { name: 'Old phone' } });
  expect(renamed.body).toMatchObject({ name: 'Old phone' });
  expect((await client.call(renamePasskey, { params: { id }, body: { name: ' ' } })).status).toBe(422);
  expect((await client.call(removePasskey, { params: { id } })).status).toBe(200);
  expect((await client.call(listPasskeys)).body.items).toEqual([]);
});

test('a passkey made for another site, or for someone else’s challenge, is refused', async () => {
  const { client } = await buildMember(app);
  const options = (await client.call(beginPasskey)).body as unknown as Parameters<typeof makeCredential>[0];
  const elsewhere = makeCredential(options, 'https://evil.example');
  expect((await client.call(addPasskey, { body: { name: 'x', response: elsewhere } })).status).toBe(422);
  const late = makeCredential(options, app.services.settings.publicUrl);
  expect((await client.call(addPasskey, { body: { name: 'x', response: late } })).status).toBe(400);
  const other = await buildMember(app);
  expect((await other.client.call(addPasskey, { body: { name: 'x', response: late } })).status).toBe(400);
});

test('an API key shows its secret once, does what its scopes allow, and stops when revoked', async () => {
  const { client } = await buildMember(app);
  const body = { name: 'Script', scopes: ['account:read' as const], expiresInDays: 30 };
  const made = (await client.call(createKey, { body })).body;
  expect(made.secret).toMatch(/^fk_[\w-]{40}$/);
  expect(made.secret.startsWith(made.start)).toBe(true);
  const listed = await client.call(listKeys);
  expect(listed.body.items).toMatchObject([{ name: 'Script', scopes: ['account:read'], lastUsedAt: null }]);
  expect(listed.text).not.toContain(made.secret);
  const use = () =>
    app.client().call(currentUser, {}, { headers: { authorization: `Bearer ${made.secret}` } });
  expect((await use()).status).toBe(200);
  expect((await client.call(listKeys)).body.items[0]!.lastUsedAt).not.toBeNull();
  expect((await client.call(revokeKey, { params: { id: made.id } })).status).toBe(200);
  expect((await use()).status).toBe(401);
});

test('keys: what is not valid is refused, those of others do not exist, and there is a bound', async () => {
  const { user, client } = await buildMember(app);
  const valid = { name: 'Key', scopes: ['tools:run' as const], expiresInDays: null };
  for (const wrong of [{ name: '' }, { scopes: [] }, { scopes: ['all' as never] }, { expiresInDays: 0 }])
    expect((await client.call(createKey, { body: { ...valid, ...wrong } })).status).toBe(422);
  const other = await buildMember(app);
  const { id } = await buildKey(app, user);
  expect((await other.client.call(revokeKey, { params: { id } })).status).toBe(404);
  expect((await other.client.call(listKeys)).body.items).toEqual([]);
  for (let made = 1; made < 25; made += 1) await buildKey(app, user);
  expect((await client.call(createKey, { body: valid })).status).toBe(409);
});
