/** Every endpoint of accounts, by theme. */
import { extendSession } from '#kit/auth/extend-session.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { checkLinkEndpoints } from './check-link.server.ts';
import { confirmEndpoints } from './confirm.server.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { googleEndpoints } from './google.server.ts';
import { loginEndpoints } from './login.server.ts';
import { passkeyEndpoints } from './passkey.server.ts';
import { passwordEndpoints } from './password.server.ts';
import { presentCurrentUser } from '#kit/auth/present-user.server.ts';
import { registerEndpoints } from './register.server.ts';
import { signInOptionsEndpoints } from './sign-in-options.server.ts';
import { signOutEndpoints } from './sign-out.server.ts';
import { verifyEmailEndpoints } from './verify-email.server.ts';

export const accountEndpoints = [
  implement(currentUser, async (_, context) => {
    const { caller } = context;
    if (caller.kind !== 'member') throw new AppError('unauthorized');
    // Every page load asks this, so this is where someone in use stays signed in.
    await extendSession(context);
    return presentCurrentUser(caller.user);
  }),
  ...registerEndpoints,
  ...loginEndpoints,
  ...passkeyEndpoints,
  ...googleEndpoints,
  ...signOutEndpoints,
  ...passwordEndpoints,
  ...checkLinkEndpoints,
  ...verifyEmailEndpoints,
  ...confirmEndpoints,
  ...signInOptionsEndpoints,
];
