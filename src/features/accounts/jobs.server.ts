import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { sessions, verifications } from '#kit/auth/table.server.ts';
import { AppError } from '#kit/errors.ts';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import { findByLogin } from './queries.server.ts';

/** Looks whether the account exists and only then writes; nobody waits for it who could draw conclusions. */
export const sendResetLink = defineJob({
  kind: 'accounts.send-reset-link',
  silent: true,
  /** `publicUrl`: what the link begins with; jobs queued by an older version have none. */
  input: z.object({ usernameOrEmail: z.string(), publicUrl: z.string().optional() }),
  retries: 3,
  timeout: 60,
  async run({ usernameOrEmail, publicUrl }, { services: { auth, db, limits, log, settings } }) {
    const user = await findByLogin(db, usernameOrEmail);
    if (!user) return;
    try {
      // Per account too: strangers at many addresses shall not fill someone's mailbox.
      await limits.take('mail', `reset:${user.id}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.info(
        { event: 'account.reset_email_limited', userId: user.id },
        'The limit of password reset emails is reached for this account.',
      );
      return;
    }
    const redirectTo = publicUrl ?? settings.publicUrl;
    await auth.api.requestPasswordReset({ body: { email: user.email, redirectTo } });
  },
});

/** Nothing reads what is over; it is only kept in the way. */
export const sweepSessions = defineJob({
  kind: 'accounts.sweep',
  silent: true,
  input: z.object({}).nullish(),
  retries: 2,
  timeout: 300,
  cron: '23 4 * * *',
  async run(_, { services: { db } }) {
    const now = new Date();
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db.delete(verifications).where(lt(verifications.expiresAt, now));
  },
});
