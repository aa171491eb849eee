import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { forgetChoices } from '#kit/flags/flags.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { mostAtOnce, type Interest } from './interests.ts';
import { confirmTemplate } from './emails.server.ts';
import type { InvitationRule } from './rule.ts';
import { waitlistEntries } from './table.server.ts';

const pageSize = 50;
const mostEmailsAnHour = 3;
type EntryRow = typeof waitlistEntries.$inferSelect;

const isWaiting = and(isNotNull(waitlistEntries.confirmedAt), isNull(waitlistEntries.invitedAt));

/** Counted by rows as they are: who was invited or left makes room for everyone behind them. The outer row is named in full. */
const placeInQueue = sql<number>`(select count(*)::int from waitlist_entry before
  where before.confirmed_at is not null and before.invited_at is null
    and (before.confirmed_at, before.id) <= (waitlist_entry.confirmed_at, waitlist_entry.id))`;

export const countWaiting = (db: Queryable) => db.$count(waitlistEntries, isWaiting);

export async function findEntry(db: Queryable, which: SQL | undefined) {
  const [row] = await db
    .select({ entry: waitlistEntries, place: placeInQueue })
    .from(waitlistEntries)
    .where(which)
    .limit(1);
  return row;
}

/** An account is known by itself, or by an address that it has confirmed. */
export const isOf = ({ id, email, emailVerified }: { id: string; email: string; emailVerified: boolean }) =>
  or(
    eq(waitlistEntries.ownerId, id),
    emailVerified ? eq(waitlistEntries.email, email.toLowerCase()) : undefined,
  );

export const stateOf = ({ confirmedAt, invitedAt }: EntryRow) =>
  invitedAt ? ('invited' as const) : confirmedAt ? ('waiting' as const) : ('unconfirmed' as const);

const inState = {
  unconfirmed: isNull(waitlistEntries.confirmedAt),
  waiting: isWaiting,
  invited: isNotNull(waitlistEntries.invitedAt),
};

export async function listEntries(
  db: Queryable,
  { state, before }: { state?: keyof typeof inState; before?: string },
) {
  const rows = await db
    .select({
      entry: waitlistEntries,
      place: placeInQueue,
      hasAccount: sql<boolean>`${users.id} is not null`,
    })
    .from(waitlistEntries)
    .leftJoin(users, eq(users.email, waitlistEntries.email))
    .where(and(state ? inState[state] : undefined, before ? lt(waitlistEntries.id, before) : undefined))
    .orderBy(desc(waitlistEntries.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.entry.id : null };
}

export async function countByInterest(db: Queryable) {
  const interest = sql<Interest>`wanted.interest`;
  return db
    .select({ interest, waiting: count() })
    .from(waitlistEntries)
    .innerJoin(sql`lateral unnest(${waitlistEntries.interests}) as wanted(interest)`, sql`true`)
    .where(isWaiting)
    .groupBy(interest)
    .orderBy(desc(count()));
}

/** Whom a rule means now, in the order of the queue. */
export async function chosenBy(db: Queryable, rule: InvitationRule) {
  const wanted =
    rule.rule === 'interest'
      ? sql`${waitlistEntries.interests} @> array[${rule.interest}]::text[]`
      : undefined;
  const query = db
    .select()
    .from(waitlistEntries)
    .where(and(isWaiting, wanted))
    .orderBy(asc(waitlistEntries.confirmedAt), asc(waitlistEntries.id))
    .$dynamic();
  if (rule.rule !== 'number') return query.limit(rule.count);
  const places = Math.max(0, rule.to - rule.from + 1);
  return query.offset(rule.from - 1).limit(Math.min(places, mostAtOnce));
}

/** Out of the queue, or of the beta: what was switched on goes with the place. */
export async function removeEntries(tx: Queryable, which: SQL): Promise<number> {
  const gone = await tx.delete(waitlistEntries).where(which).returning();
  for (const { email, ownerId } of gone) {
    const people = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const ids = new Set([...people.map(({ id }) => id), ...(ownerId ? [ownerId] : [])]);
    for (const id of ids) await forgetChoices(tx, id);
  }
  return gone.length;
}

/** Anyone can enter any address: it gets a few emails, not one for every try. */
export async function hasEnoughEmails(tx: Queryable, email: string): Promise<boolean> {
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.recipient, email),
      eq(mails.template, confirmTemplate),
      gt(mails.createdAt, sql`now() - interval '1 hour'`),
    ),
  );
  return sent >= mostEmailsAnHour;
}
