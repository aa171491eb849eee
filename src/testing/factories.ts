/** People and their credentials, written straight into the database: fast, and independent of the sign-in calls. */
import { createHmac, randomBytes } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { hashKey } from '#kit/auth/callers.server.ts';
import { sessionCookieName } from '#kit/auth/auth.server.ts';
import { hashPassword } from '#kit/auth/password.server.ts';
import { accounts, apiKeys, sessions, twoFactors, users } from '#kit/auth/table.server.ts';
import { keyScopes, type KeyScope } from '#kit/contract/endpoint.ts';
import { newId } from '#kit/db/columns.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

/** What a factory needs of a test app or of a running process. */
type WithServices = { services: Services };
/** The same where somebody is to be signed in. */
type WithClients = Pick<TestApp, 'services' | 'client'>;

/** The password of every built user by default. */
export const knownPassword = 'a quiet bamboo grove';
const sessionLasts = 30 * 24 * 3600 * 1000;

export type TestUser = typeof users.$inferSelect & { password: string };

type UserOverrides = Partial<typeof users.$inferInsert> & {
  /** `null` makes an account without one, as Google sign-ups are. */
  password?: string | null;
};

/** An account with a verified address, a handle and a known password. */
export async function buildUser(
  { services: { db } }: WithServices,
  overrides: UserOverrides = {},
): Promise<TestUser> {
  const { password = knownPassword, ...columns } = overrides;
  const id = columns.id ?? newId();
  const handle = columns.username ?? `user-${randomBytes(6).toString('hex')}`;
  const hash = password === null ? undefined : await hashOnce(password);
  return db.transaction(async (tx) => {
    await tx.insert(principals).values({ id, kind: 'user' });
    const [user] = await tx
      .insert(users)
      .values({
        name: handle,
        email: `${handle}@example.org`,
        emailVerified: true,
        username: handle,
        displayUsername: handle,
        ...columns,
        id,
      })
      .returning();
    if (hash)
      await tx
        .insert(accounts)
        .values({ userId: id, accountId: id, providerId: 'credential', password: hash });
    return { ...user!, password: password ?? '' };
  });
}

export function buildAdmin(app: WithServices, overrides: UserOverrides = {}) {
  return buildUser(app, { role: 'admin', ...overrides });
}

interface SessionOptions {
  address?: string;
  /** False: signed in long enough ago that sensitive calls ask for proof. */
  confirmed?: boolean;
}

/** A browser in which this person is signed in. */
export async function signIn(
  app: WithClients,
  user: { id: string },
  options: SessionOptions = {},
): Promise<Client> {
  const client = app.client(options.address ? { address: options.address } : {});
  const { name, value } = await buildSessionCookie(app, user, options);
  client.cookies.set(name, value);
  return client;
}

/** A session row and the cookie that opens it, for whoever speaks without a `Client` (sockets, real browsers). */
export async function buildSessionCookie(
  { services: { db, secrets, settings } }: WithServices,
  user: { id: string },
  { confirmed = true }: SessionOptions = {},
) {
  const token = randomBytes(24).toString('base64url');
  const confirmedAt = new Date(Date.now() - (confirmed ? 0 : 24 * 3600 * 1000));
  const [session] = await db
    .insert(sessions)
    .values({ userId: user.id, token, confirmedAt, expiresAt: new Date(Date.now() + sessionLasts) })
    .returning();
  const signature = createHmac('sha256', secrets.key('sessions')).update(token).digest('base64');
  return {
    name: sessionCookieName(settings.publicUrl),
    value: encodeURIComponent(`${token}.${signature}`),
    sessionId: session!.id,
  };
}

/** A new member together with their browser: what most tests begin with. */
export async function buildMember(
  app: WithClients,
  overrides: UserOverrides = {},
  options: SessionOptions = {},
) {
  const user = await buildUser(app, overrides);
  return { user, client: await signIn(app, user, options) };
}

/** A personal API key; send it as `authorization: Bearer <secret>`. */
export async function buildKey(
  { services: { db } }: WithServices,
  user: { id: string },
  overrides: { scopes?: KeyScope[]; expiresAt?: Date | null } = {},
) {
  const secret = `fk_${randomBytes(24).toString('base64url')}`;
  const [key] = await db
    .insert(apiKeys)
    .values({
      userId: user.id,
      name: 'test',
      start: secret.slice(0, 8),
      hash: hashKey(secret),
      scopes: [...keyScopes],
      ...overrides,
    })
    .returning();
  return { ...key!, secret };
}

/** Turns the second factor on, as if an authenticator app had been set up. */
export async function buildSecondFactor({ services: { auth, db } }: WithServices, user: { id: string }) {
  const { secretConfig: key } = await auth.$context;
  const secret = randomBytes(20).toString('hex');
  const backupCodes = ['Abcde-12345', 'Fghij-67890'];
  await db.insert(twoFactors).values({
    userId: user.id,
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(backupCodes) }),
  });
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, user.id));
  return {
    backupCodes,
    /** What the app shows now. */
    code: async () => (await auth.api.generateTOTP({ body: { secret } })).code,
  };
}

/** Hashing is slow on purpose; the tests need each password's hash only once. */
const hashes = new Map<string, Promise<string>>();
function hashOnce(password: string) {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
