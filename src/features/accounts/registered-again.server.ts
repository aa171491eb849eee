/** To an address with which someone registered that has an account: its owner's, or one that nobody has confirmed. */
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { queueEmail, registeredAgainEmail, verificationEmail } from '#kit/auth/account-emails.server.ts';
import type { User } from './queries.server.ts';

interface Newcomer {
  id: string;
  name: string;
  email: string;
  /** Confirms the address for them. */
  token: string;
}

/**
 * An address that nobody has confirmed belongs to nobody: whoever opened an account with it can confirm it, and the first gets it.
 * Not more often than anyone would want to read it: strangers shall not fill someone's mailbox.
 */
export async function writeToOwner(
  tx: BusTransaction,
  context: Context,
  owner: User,
  { token, ...newcomer }: Newcomer,
) {
  const { limits, log, settings } = context;
  try {
    await limits.take('mail', `registered-again:${owner.id}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'register.owner_not_written_to', userId: owner.id },
      'The limit of emails about a repeated registration is reached for this account.',
    );
    return;
  }
  if (owner.emailVerified) await queueEmail(tx, context, owner, registeredAgainEmail(settings, owner));
  else await queueEmail(tx, context, newcomer, verificationEmail(settings, newcomer, token));
}
