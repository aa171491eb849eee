/** Emails that invite: they go to addresses of strangers, so they are few, and contain nothing written by others but two names. */
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { auditEntries } from '#kit/audit/table.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { wantsToHear } from '#kit/boundaries/boundaries.server.ts';
import { roleNames, type GivenRole } from '#kit/businesses/roles.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { MemberContext } from '#kit/http/context.server.ts';
import { emailHtml, emailText } from '#kit/mail/email.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { mostEmails, mostEmailsToOne } from './limits.ts';
import { asPlainName } from './plain-name.ts';

/** Before one is written. What was sent is counted by the audit: it stays when a business is dissolved and made anew. */
export async function mustWriteFew(tx: Queryable, { caller }: MemberContext, email: string) {
  const { user, business } = caller;
  if (!user.emailVerified)
    throw new AppError('forbidden:address', {
      message: 'Confirm your e-mail address before inviting others by e-mail. You can still create a link.',
    });
  const sent = await tx
    .select({ email: sql<string>`${auditEntries.details} ->> 'email'` })
    .from(auditEntries)
    .where(
      and(
        or(eq(auditEntries.actorId, user.id), eq(auditEntries.subjectId, business!.id)),
        eq(auditEntries.action, 'business.invite'),
        gt(auditEntries.createdAt, sql`now() - interval '1 day'`),
        sql`${auditEntries.details} ->> 'email' is not null`,
      ),
    )
    .limit(mostEmails);
  if (sent.length >= mostEmails)
    throw tooMany(`You can invite up to ${mostEmails} people a day by e-mail. Create a link for the others.`);
  if (sent.filter((one) => one.email === email).length >= mostEmailsToOne)
    throw tooMany('We’ve e-mailed them several times today. Share a link, or try again tomorrow.');
}

const tooMany = (message: string) => new AppError('too_many:letters', { message });

interface Written {
  email: string;
  business: string;
  role: GivenRole;
  url: string;
  expiresAt: Date;
}

export async function writeInvite(
  tx: BusTransaction,
  { jobs, caller, settings: { product } }: MemberContext,
  { email, business, role, url, expiresAt }: Written,
) {
  if (!(await isWanted(tx, { from: caller.user.id, email }))) return;
  const [by, where] = [asPlainName(caller.user.name), asPlainName(business)];
  const title = `${by} invites you to ${where}`;
  const until = expiresAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const parts = {
    product: product.name,
    title,
    paragraphs: [
      `At ${product.name} you’d join ${where} as ${roleNames[role]}.`,
      `The invite is for ${email} and expires on ${until}.`,
    ],
    action: { label: 'View invite', url },
    reason: `You’re receiving this because ${by} entered your address. If you don’t know them, ignore it.`,
  };
  await queueMail(tx, jobs, {
    ownerId: null,
    to: email,
    template: 'business.invite',
    subject: `${title} · ${product.name}`,
    text: emailText(parts),
    html: emailHtml(parts),
  });
}

/** Whoever blocked or muted the sender gets none; the sender does not learn of it, nor whether there is an account. */
async function isWanted(tx: Queryable, { from, email }: { from: string; email: string }): Promise<boolean> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return !known || wantsToHear(tx, { from, to: known.id });
}
