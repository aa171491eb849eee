/** Whether a link from an e-mail still works, so that its page promises nothing that it cannot keep. Nothing is changed or used up. */
import { ownAddressOf } from '#kit/auth/claimed-address.ts';
import type { Context } from '#kit/http/context.server.ts';
import { implement } from '#kit/http/implement.server.ts';
import { checkLink } from './contract.ts';
import { findByEmail, findById } from './queries.server.ts';
import { findByResetToken } from './reset-token.server.ts';
import { readVerificationToken } from './verification-token.server.ts';

export const checkLinkEndpoints = [
  implement(checkLink, async ({ body: { use, token } }, context) => {
    if (use === 'reset-password')
      return { isValid: (await findByResetToken(context, token)) !== undefined, email: null };
    const email = await addressOf(token, context);
    return { isValid: email !== undefined, email: email ?? null };
  }),
];

/** Only whoever got the e-mail has its token, so the address is theirs to read. */
async function addressOf(token: string, { auth, db }: Context): Promise<string | undefined> {
  const { email, account } = (await readVerificationToken(auth, token)) ?? {};
  const user = email && (await (account ? findById(db, account) : findByEmail(db, email)));
  return user && ownAddressOf(user) === email ? email : undefined;
}
