/** From a Google identity to an account of ours: known, made new, or waiting for its owner's word. */
import { and, eq, sql } from 'drizzle-orm';
import { accounts, users } from '#kit/auth/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { isUniqueViolation, type Queryable } from '#kit/db/database.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { displayName } from '../fields.ts';
import { findByEmail, type User } from '../queries.server.ts';
import type { GoogleIdentity } from './provider.server.ts';
import { SignInStopped } from './stopped.server.ts';

export type Found =
  | { is: 'known' | 'created'; user: User }
  /** The address has an account that is not linked; only that account's owner may change this. */
  | { is: 'waiting'; email: string };

const google = 'google';

export async function identify(context: Context, identity: GoogleIdentity): Promise<Found> {
  try {
    return await findOrCreate(context, identity);
  } catch (error) {
    // Someone registered with this address between our look and our insert: look again.
    if (isUniqueViolation(error)) return findOrCreate(context, identity);
    throw error;
  }
}

function findOrCreate({ db, ownerSettings }: Context, identity: GoogleIdentity): Promise<Found> {
  return db.transaction(async (tx): Promise<Found> => {
    await lockSubject(tx, identity.sub);
    const user = await findBySubject(tx, identity.sub);
    if (user) return { is: 'known', user: active(user) };

    const email = vouchedEmail(identity);
    const owner = await findByEmail(tx, email);
    if (owner) {
      if (await findSubject(tx, active(owner).id)) throw new SignInStopped('email_taken');
      return { is: 'waiting', email };
    }
    if (!ownerSettings.current.registrationOpen) throw new SignInStopped('registration_closed');
    const created = await insertUser(tx, { email, name: nameOf(identity, email) });
    await linkSubject(tx, created.id, identity.sub);
    return { is: 'created', user: created };
  });
}

/** One Google account at a time: two callbacks of the same person wait for each other. */
export async function lockSubject(tx: Queryable, sub: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`google:${sub}`}, 0))`);
}

export async function findBySubject(tx: Queryable, sub: string): Promise<User | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, google), eq(accounts.accountId, sub)));
  return row?.user;
}

/** The Google account that a user of ours is linked to. */
export async function findSubject(tx: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ sub: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.providerId, google), eq(accounts.userId, userId)));
  return row?.sub;
}

/** Tokens are not kept: nothing here acts at Google on anyone's behalf. */
export async function linkSubject(tx: Queryable, userId: string, sub: string) {
  await tx.insert(accounts).values({ userId, providerId: google, accountId: sub });
}

async function insertUser(tx: Queryable, { email, name }: Pick<User, 'email' | 'name'>): Promise<User> {
  const id = newId();
  await tx.insert(principals).values({ id, kind: 'user' });
  const [user] = await tx.insert(users).values({ id, email, name, emailVerified: true }).returning();
  return user!;
}

function active(user: User): User {
  if (user.suspendedAt) throw new SignInStopped('account_suspended');
  return user;
}

function vouchedEmail({ email, emailVerified }: GoogleIdentity): string {
  if (!email) throw new SignInStopped('email_missing');
  if (!emailVerified) throw new SignInStopped('email_unverified');
  return email;
}

function nameOf({ name }: GoogleIdentity, email: string): string {
  return displayName.safeParse(name?.slice(0, 80)).data ?? email.split('@')[0]!.slice(0, 80);
}
