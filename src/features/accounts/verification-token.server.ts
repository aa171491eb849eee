/** The token in a confirmation email: signed by better-auth, so it needs no row. */
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { verifyLinkLasts, type Auth } from '#kit/auth/auth.server.ts';

/** better-auth signs changes of address alike; those go another way here. */
const claims = z.object({
  email: z.string(),
  updateTo: z.never().optional(),
  /** Which account it confirms: several may have been opened with the address. Older links do not say. */
  account: z.string().optional(),
});

interface Confirmed {
  email: string;
  account: string;
}

export async function createVerificationToken(auth: Auth, { email, account }: Confirmed): Promise<string> {
  const { secret } = await auth.$context;
  return createEmailVerificationToken(secret, email, undefined, verifyLinkLasts, { account });
}

/** The address it proves, and for whom; undefined when it is absent, altered or too old. */
export async function readVerificationToken(
  auth: Auth,
  token: string | null | undefined,
): Promise<{ email: string; account?: string | undefined } | undefined> {
  if (!token) return undefined;
  const { secret } = await auth.$context;
  return claims.safeParse(await verifyJWT(token, secret)).data;
}
