/** Reading the audit: newest first, with the names of the people in it where they still exist. */
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { auditEntries } from './table.server.ts';

export interface AuditFilter {
  action?: string;
  /** None of them means nobody, not everybody. */
  actorIds?: string[];
  subjectId?: string;
  /** The last id of the page before. */
  before?: string;
  limit: number;
}

interface AuditPerson {
  id: string;
  name: string;
  handle: string | null;
}

export type AuditEntry = typeof auditEntries.$inferSelect & {
  actor: AuditPerson | null;
  /** Set where the subject is a person. */
  subject: AuditPerson | null;
};

export async function listAudit(db: Queryable, filter: AuditFilter): Promise<AuditEntry[]> {
  const { action, actorIds, subjectId, before, limit } = filter;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        action ? eq(auditEntries.action, action) : undefined,
        actorIds ? inArray(auditEntries.actorId, actorIds) : undefined,
        subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
        before ? lt(auditEntries.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.actorId, row.subjectId]),
  );
  return rows.map((row) => ({
    ...row,
    actor: people.get(row.actorId ?? '') ?? null,
    subject: people.get(row.subjectId ?? '') ?? null,
  }));
}

/** Every action that was ever written, for a filter to choose from. */
export async function auditActions(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(asc(auditEntries.action));
  return rows.map(({ action }) => action);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Subjects may be anything with an id; only those that are users are found. */
async function findPeople(db: Queryable, ids: (string | null)[]): Promise<Map<string, AuditPerson>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && uuid.test(id)) as string[];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, handle: users.displayUsername })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map((person) => [person.id, person]));
}
