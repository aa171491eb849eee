/** The token in a confirmation letter: signed by better-auth, so it needs no row. */
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { verifyLinkLasts, type Auth } from '#kit/auth/auth.server.ts';

/** better-auth signs changes of address alike; those go another way here. */
const claims = z.object({ email: z.string(), updateTo: z.never().optional() });

export async function createVerificationToken(auth: Auth, email: string): Promise<string> {
  const { secret } = await auth.$context;
  return createEmailVerificationToken(secret, email, undefined, verifyLinkLasts);
}

/** The address it proves; undefined when it is absent, altered or too old. */
export async function readVerificationToken(
  auth: Auth,
  token: string | null | undefined,
): Promise<string | undefined> {
  if (!token) return undefined;
  const { secret } = await auth.$context;
  return claims.safeParse(await verifyJWT(token, secret)).data?.email;
}
