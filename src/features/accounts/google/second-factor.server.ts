/**
 * Google proves one factor. Whoever turned on a second one is asked for it here too: this begins the same challenge as
 * a password does, and the sign-in page's second step finishes it.
 */
import { randomBytes } from 'node:crypto';
import { serializeSignedCookie } from 'better-call';
import { passCookies } from '#kit/auth/ask-auth.server.ts';
import { forgetDontRemember } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';

const challengeLasts = 600;

/** Row and cookie are those of better-auth's two-factor plugin, which makes them only after a password. */
export async function askSecondFactor(context: Context, userId: string) {
  const { internalAdapter, createAuthCookie, secret } = await context.auth.$context;
  const identifier = `2fa-${randomBytes(15).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + challengeLasts * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  await internalAdapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  });
  const { name, attributes } = createAuthCookie('two_factor', { maxAge: challengeLasts });
  const challenge = await serializeSignedCookie(name, identifier, secret, attributes);
  passCookies(context, [challenge, forgetDontRemember(context.settings.publicUrl)]);
}
