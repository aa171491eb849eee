import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { certificates, revokedCredentials } from '../table.server.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** Of nobody who is suspended, unless the reader is an admin. */
export async function findCertificate(
  db: Queryable,
  id: string,
  { isAdmin = false } = {},
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.ownerId))
    .where(and(eq(certificates.id, id), isAdmin ? undefined : isNull(users.suspendedAt)));
  return row?.certificate;
}

export const listOwn = (db: Queryable, ownerId: string) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.ownerId, ownerId))
    .orderBy(desc(certificates.id))
    .limit(200);

export async function findValid(db: Queryable, ownerId: string, track: string) {
  const [row] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(eq(certificates.ownerId, ownerId), eq(certificates.track, track), isNull(certificates.revokedAt)),
    );
  return row;
}

export const countOwn = (db: Queryable, ownerId: string, track: string) =>
  db.$count(certificates, and(eq(certificates.ownerId, ownerId), eq(certificates.track, track)));

export const listRevoked = (db: Queryable) =>
  db
    .select({ id: revokedCredentials.id, why: revokedCredentials.why })
    .from(revokedCredentials)
    .orderBy(asc(revokedCredentials.id))
    .limit(100_000);

/** What is revoked stays as it was revoked first, also when its row goes with the account. */
export async function markRevoked(tx: Queryable, id: string, why: string) {
  const revokedAt = new Date();
  await tx
    .update(certificates)
    .set({ revokedAt, revokedWhy: why })
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)));
  await tx.insert(revokedCredentials).values({ id, why, revokedAt }).onConflictDoNothing();
}
