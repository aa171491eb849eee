/** Tells a person that something happened: in the product, by mail, or not at all, as they chose. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { isAtLeast } from '#kit/businesses/roles.ts';
import { businessMembers } from '#kit/businesses/table.server.ts';
import { wantsToHear } from '#kit/boundaries/boundaries.server.ts';
import { spendingNow } from '#kit/credits/spender.server.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { defineEvent } from '#kit/events/define-event.ts';
import { emailHtml, emailText } from '#kit/mail/email.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import type { Services } from '#kit/services.server.ts';
import { kindOf, waysFor, type NotificationKind } from './kinds.ts';
import { notificationPreferences, notifications } from './table.server.ts';

const notificationNew = defineEvent('notification.new', z.object({ id: z.string(), kind: z.string() }));

/** What is said, and where in the product to look. */
export interface NotificationText {
  title: string;
  text: string;
  /** A path of ours, such as `/settings?tab=data`. */
  path: string;
}

interface Notification {
  ownerId: string;
  kind: NotificationKind;
  data: NotificationText;
  /** Who caused it: someone who muted or blocked them is not told. */
  from?: string;
  /** In place of one of this kind about the same page that has not been read: many small things are told as one. */
  gathered?: boolean;
}

/** Call it in the transaction of what happened: neither then exists without the other. */
export async function notify(
  tx: BusTransaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { ownerId, ...notification }: Notification,
) {
  for (const one of await readersOf(tx, ownerId, notification.kind))
    await notifyPerson(tx, services, { ownerId: one, ...notification });
}

/** What concerns a business is told to people: of money to whoever sees to it, of work to whoever began it, else to its owner. */
async function readersOf(tx: BusTransaction, ownerId: string, kind: NotificationKind): Promise<string[]> {
  const people = await tx
    .select({ id: businessMembers.memberId, role: businessMembers.role })
    .from(businessMembers)
    .where(eq(businessMembers.businessId, ownerId));
  if (people.length === 0) return [ownerId];
  const needed = kind === 'billing.problem' ? 'billing' : 'owner';
  // Whoever pressed the button is not the one who answers for the money.
  const began = !kind.startsWith('billing.') && people.find(({ id }) => id === spendingNow().personId);
  if (began) return [began.id];
  return people.filter(({ role }) => isAtLeast(role, needed)).map(({ id }) => id);
}

async function notifyPerson(
  tx: BusTransaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { ownerId, kind, data, from, gathered = false }: Notification,
) {
  if (from !== undefined && !(await wantsToHear(tx, { from, to: ownerId }))) return;
  const [chosen] = await tx
    .select()
    .from(notificationPreferences)
    .where(and(eq(notificationPreferences.ownerId, ownerId), eq(notificationPreferences.kind, kind)));
  const ways = waysFor(kind, chosen);
  if (ways.inApp) {
    const { title, text, path } = data;
    if (gathered)
      await tx
        .delete(notifications)
        .where(
          and(
            eq(notifications.ownerId, ownerId),
            eq(notifications.kind, kind),
            isNull(notifications.readAt),
            sql`${notifications.data} ->> 'path' = ${path}`,
          ),
        );
    const [row] = await tx
      .insert(notifications)
      .values({ ownerId, kind, data: { title, text, path } })
      .returning({ id: notifications.id });
    tx.emit(ownChannelOf(ownerId), notificationNew, { id: row!.id, kind });
  }
  if (ways.byMail) await notifyByEmail(tx, services, { ownerId, kind, data });
}

async function notifyByEmail(
  tx: BusTransaction,
  { jobs, settings: { product, publicUrl } }: Pick<Services, 'jobs' | 'settings'>,
  { ownerId, kind, data: { title, text, path } }: Notification,
) {
  const [person] = await tx.select().from(users).where(eq(users.id, ownerId));
  const { label, always, reason } = kindOf(kind);
  // An address that nobody confirmed may be a stranger's: it hears only of what concerns the account itself.
  if (!person || (!person.emailVerified && !always)) return;
  const email = {
    product: product.name,
    title,
    paragraphs: [`Hello ${person.name},`, text],
    action: { label: `Open ${product.name}`, url: publicUrl + path },
    reason:
      reason ??
      `You’re receiving this because e-mail about “${label}” is on. Turn it off at ${publicUrl}/settings?tab=notifications`,
  };
  await queueMail(tx, jobs, {
    ownerId,
    to: person.email,
    template: kind,
    subject: `${title} · ${product.name}`,
    text: emailText(email),
    html: emailHtml(email),
  });
}
