import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { certificates } from '../table.server.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** Of nobody who is suspended. */
export async function findCertificate(db: Queryable, id: string): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.ownerId))
    .where(and(eq(certificates.id, id), isNull(users.suspendedAt)));
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

export const listRevoked = (db: Queryable) =>
  db
    .select({ id: certificates.id, why: certificates.revokedWhy })
    .from(certificates)
    .where(isNotNull(certificates.revokedAt))
    .orderBy(asc(certificates.id))
    .limit(100_000);

/** What is revoked stays as it was revoked first. */
export async function markRevoked(db: Queryable, id: string, why: string) {
  await db
    .update(certificates)
    .set({ revokedAt: new Date(), revokedWhy: why })
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)));
}
