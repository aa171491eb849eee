/**
 * better-auth keeps users, sessions, tokens, second factors and passkeys. Its own HTTP handler is never mounted:
 * our endpoints call `auth.api`, so that no twin endpoint stands beside the contracts.
 */
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor, username } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '#kit/db/columns.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { hashPassword, verifyPassword } from './password.server.ts';
import { accounts, passkeys, sessions, twoFactors, users, verifications } from './table.server.ts';

export const resetLinkLasts = 3600;
export const verifyLinkLasts = 24 * 3600;
/** Seconds; of a session whose owner asked to be remembered, from its last extension. */
export const sessionLasts = 30 * 24 * 3600;
/** Our own word on where a request comes from: what strangers may write in X-Forwarded-For is not asked. */
export const addressHeader = 'x-client-address';

interface Recipient {
  id: string;
  email: string;
  name: string;
}

export interface AuthMail {
  /** `publicUrl` is what the link begins with: whoever asks gives it as `redirectTo` or `callbackURL`. */
  sendReset(to: Recipient, token: string, publicUrl: string): Promise<void>;
  sendVerification(to: Recipient, token: string, publicUrl: string): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

export function sessionCookieName(publicUrl: string) {
  return publicUrl.startsWith('https:') ? '__Host-frenly.session' : 'frenly.session';
}

export function createAuth(db: Database, settings: Settings, secret: string, mail: AuthMail) {
  const secure = settings.publicUrl.startsWith('https:');
  return betterAuth({
    appName: settings.product.name,
    baseURL: settings.publicUrl,
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // ours cover every endpoint
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    advanced: {
      database: { generateId: () => newId() },
      useSecureCookies: false, // the prefix __Host- is ours to set, and stricter
      cookiePrefix: secure ? '__Host-frenly' : 'frenly',
      cookies: { session_token: { name: sessionCookieName(settings.publicUrl) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Extending sessions and asking again for proof are ours: see extend-session and `fresh` in the contracts.
    session: { expiresIn: sessionLasts, disableSessionRefresh: true, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // accounts are made with their principal, in one transaction of ours
      // The contracts count characters; these count UTF-16 units, two of which make an emoji.
      minPasswordLength: 8,
      maxPasswordLength: 1024,
      resetPasswordTokenExpiresIn: resetLinkLasts,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: async ({ user, token, url }) => mail.sendReset(user, token, givenAddress(url)),
    },
    emailVerification: {
      expiresIn: verifyLinkLasts,
      sendVerificationEmail: async ({ user, token, url }) =>
        mail.sendVerification(user, token, givenAddress(url)),
    },
    databaseHooks: {
      session: {
        // Every way in ends here, so none can forget to ask.
        create: { before: async ({ userId }) => refuseSuspended(db, userId) },
      },
    },
    plugins: [
      // The contract has judged the handle; better-auth's own rule knows no hyphens.
      username({ minUsernameLength: 3, maxUsernameLength: 30, usernameValidator: () => true }),
      twoFactor({ issuer: settings.product.name }),
      passkey({
        rpID: new URL(settings.publicUrl).hostname,
        rpName: settings.product.name,
        origin: settings.publicUrl,
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      trustedSignIn(db),
    ],
  });
}

/** better-auth passes on what its caller gave only within its own link. */
const givenAddress = (url: string) => new URL(url).searchParams.get('callbackURL')!;

export const suspendedCode = 'USER_SUSPENDED';

async function refuseSuspended(db: Database, userId: string) {
  const [user] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
  if (user?.suspendedAt) throw new APIError('FORBIDDEN', { code: suspendedCode });
}

/** Starts a session for someone whose identity was proved elsewhere (Google, or just registered). Callable only from our own code. */
function trustedSignIn(db: Database) {
  return {
    id: 'trusted-sign-in',
    endpoints: {
      signInTrusted: createAuthEndpoint(
        '/trusted-sign-in',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const [user] = await db.select().from(users).where(eq(users.id, ctx.body.userId));
          if (!user) throw ctx.error('NOT_FOUND');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user: user as never });
          return ctx.json({ sessionId: session.id });
        },
      ),
    },
  } as const;
}
