/** The token in a confirmation letter: which address it proves, and which it replaces. Signed, so it needs no row. */
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { verifyLinkLasts, type Auth } from '#kit/auth/auth.server.ts';

const claims = z.union([
  z.object({ email: z.string(), updateTo: z.undefined().optional() }),
  /** better-auth's change of address, asked for by the account's owner. */
  z.object({ email: z.string(), updateTo: z.string(), requestType: z.literal('change-email-verification') }),
]);

export async function createVerificationToken(auth: Auth, email: string): Promise<string> {
  const { secret } = await auth.$context;
  return createEmailVerificationToken(secret, email, undefined, verifyLinkLasts);
}

/** Undefined when it is absent, altered, too old or meant for something else. */
export async function readVerificationToken(auth: Auth, token: string | null | undefined) {
  if (!token) return undefined;
  const { secret } = await auth.$context;
  return claims.safeParse(await verifyJWT(token, secret)).data;
}
