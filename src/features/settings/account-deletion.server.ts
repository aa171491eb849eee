import { passCookies } from '#kit/auth/ask-auth.server.ts';
import { endedSessionCookies } from '#kit/auth/session-cookie.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement } from '#kit/http/implement.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { deleteAccount } from './privacy-contract.ts';

export const accountDeletionEndpoints = [
  implement(deleteAccount, async ({ body: { confirmation } }, context) => {
    const { caller, requestId, settings } = context;
    const { id, email, handle } = caller.user;
    if (confirmation.toLowerCase() !== (handle ?? email).toLowerCase()) {
      const message = `Type ${handle ? 'your handle' : 'your e-mail address'} exactly as it is.`;
      throw new AppError('invalid:confirmation', { message, issues: [{ path: 'confirmation', message }] });
    }
    await erasePerson(context, { id, email }, { actorId: id, requestId });
    passCookies(context, endedSessionCookies(settings.publicUrl));
    return { success: true } as const;
  }),
];
