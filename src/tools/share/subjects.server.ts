import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import type { ForgetSubjects, NoticeSubjects, SubjectKind } from './subject.server.ts';

export type Subjects = ReturnType<typeof createSubjects>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** What can be shared and published. */
    subjects: Subjects;
  }
}

export function createSubjects(
  kinds: readonly SubjectKind[],
  dependents: readonly ForgetSubjects[],
  watchers: readonly NoticeSubjects[],
) {
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]));
  return {
    /** Undefined for a kind that is no more: its links lead nowhere. */
    find: (kind: string) => byKind.get(kind),
    of(kind: string): SubjectKind {
      const known = byKind.get(kind);
      if (!known) throw new Error(`no room brings the subject ${kind}`);
      return known;
    },
    /** Whether what a row leads to is there and not deleted. */
    isThere(kind: AnyColumn, id: AnyColumn): SQL<boolean> {
      const cases = kinds.map((one) => sql`when ${one.kind} then ${one.isThere(id)}`);
      return sql<boolean>`case ${kind} ${sql.join(cases, sql` `)} else false end`;
    },
    /** Call it where subjects are marked deleted or brought back, in the same transaction. */
    async notice(tx: Queryable, moved: { kind: string; ids: string[] }) {
      if (moved.ids.length === 0) return;
      for (const notice of watchers) await notice(tx, moved);
    },
    /** Call it where subjects are removed for good: what hangs on them goes too. */
    async forget(tx: Queryable, gone: { kind: string; ids: string[] }) {
      if (gone.ids.length === 0) return;
      for (const forget of dependents) await forget(tx, gone);
    },
  };
}
