import { businessMembers } from '#kit/businesses/table.server.ts';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { spendingNow } from '#kit/credits/spender.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { matches, wordsToFind } from '../run/run-search.server.ts';
import { workCollaborators, works } from './table.server.ts';
import type { GivenRole } from './work-role.ts';

const { search: _onlyForSearching, ...shown } = getTableColumns(works);
export const workColumns = shown;
/** What was just written is not read back: a long document takes as long to come as it took to go, and all wait for it. */
const { content: _justWritten, ...aboutIt } = shown;
export type WorkRow = Omit<typeof works.$inferSelect, 'search'>;
export type WorkAbout = Omit<WorkRow, 'content'>;

const isPresent = (id: string) => and(eq(works.id, id), isNull(works.deletedAt));

const pageSize = 25;
/** Of one person. */
export const mostWorks = 2000;

export interface NewContent {
  content: unknown;
  schemaVersion: number;
  text: string;
  excerpt: string;
}

type NewWork = Pick<WorkRow, 'ownerId' | 'kind' | 'title'> &
  Partial<Pick<WorkRow, 'id' | 'tool' | 'runId'>> &
  NewContent;

export async function insertWork(tx: Queryable, { text, ...values }: NewWork): Promise<WorkRow> {
  const [row] = await tx
    .insert(works)
    // Who acts for a business wrote it; the business only has it.
    .values({
      ...values,
      savedBy: spendingNow().personId ?? values.ownerId,
      search: searched(values.title, text),
    })
    .returning(aboutIt);
  return { ...row!, content: values.content };
}

export const countOwnWorks = (db: Queryable, ownerId: string) => db.$count(works, eq(works.ownerId, ownerId));

/** The one that its owner began with this run. */
export async function findWorkOfRun(db: Queryable, of: { runId: string; kind: string; ownerId: string }) {
  const [row] = await db
    .select(workColumns)
    .from(works)
    .where(
      and(
        eq(works.runId, of.runId),
        eq(works.kind, of.kind),
        eq(works.ownerId, of.ownerId),
        isNull(works.deletedAt),
      ),
    );
  return row;
}

/** In the business whose work it is; but a person's own API key was not made for what belongs to others. */
const isColleague = (who: string) =>
  spendingNow().apiKeyId === null
    ? and(eq(businessMembers.businessId, works.ownerId), eq(businessMembers.memberId, who))
    : sql`false`;

/** Whoever is in a business edits its works, also by a link that is opened as oneself. */
function roleIn(
  isOwner: boolean,
  { given, colleague }: { given: GivenRole | null; colleague: string | null },
) {
  if (isOwner) return 'owner' as const;
  return colleague === null ? given : ('editor' as const);
}

/** With the role of this person; undefined where they have none or it is deleted. */
export async function findWorkFor(db: Queryable, { id, who }: { id: string; who: string }) {
  const [found] = await db
    .select({ row: workColumns, given: workCollaborators.role, colleague: businessMembers.role })
    .from(works)
    .leftJoin(
      workCollaborators,
      and(eq(workCollaborators.workId, works.id), eq(workCollaborators.memberId, who)),
    )
    .leftJoin(businessMembers, isColleague(who))
    .where(isPresent(id));
  if (!found) return undefined;
  const role = roleIn(found.row.ownerId === who, found);
  return role === null ? undefined : { row: found.row, role };
}

/** Nobody else changes it until the transaction is done. */
export async function lockWork(tx: Queryable, id: string): Promise<WorkRow | undefined> {
  const [row] = await tx.select(workColumns).from(works).where(isPresent(id)).for('update');
  return row;
}

/** The same without its content, which may be long: for callers who only need to know that it exists and whose it is. */
export async function lockAbout(tx: Queryable, id: string): Promise<WorkAbout | undefined> {
  const [row] = await tx.select(aboutIt).from(works).where(isPresent(id)).for('update');
  return row;
}

/** As it is now, without a lock. */
export async function findAbout(db: Queryable, id: string): Promise<WorkAbout | undefined> {
  const [row] = await db.select(aboutIt).from(works).where(isPresent(id));
  return row;
}

/** What `findWorkFor` says, without its content. */
export async function findRole(db: Queryable, { id, who }: { id: string; who: string }) {
  const [found] = await db
    .select({
      id: works.id,
      ownerId: works.ownerId,
      kind: works.kind,
      given: workCollaborators.role,
      colleague: businessMembers.role,
    })
    .from(works)
    .leftJoin(
      workCollaborators,
      and(eq(workCollaborators.workId, works.id), eq(workCollaborators.memberId, who)),
    )
    .leftJoin(businessMembers, isColleague(who))
    .where(isPresent(id));
  if (!found) return undefined;
  const { given, colleague, ...work } = found;
  const role = roleIn(work.ownerId === who, { given, colleague });
  return role === null ? undefined : { work, role };
}

export async function writeContent(
  tx: Queryable,
  row: WorkAbout,
  { text, ...kept }: NewContent & { savedBy: string | null; liveId: number | null },
): Promise<WorkRow> {
  const [saved] = await tx
    .update(works)
    .set({
      ...kept,
      revision: row.revision + 1,
      updatedAt: new Date(),
      search: searched(row.title, text),
    })
    .where(eq(works.id, row.id))
    .returning(aboutIt);
  return { ...saved!, content: kept.content };
}

export async function writeTitle(tx: Queryable, row: WorkRow, title: string, text: string): Promise<WorkRow> {
  const [renamed] = await tx
    .update(works)
    .set({ title, search: searched(title, text) })
    .where(eq(works.id, row.id))
    .returning(aboutIt);
  return { ...renamed!, content: row.content };
}

interface Filter {
  who: string;
  q?: string | undefined;
  kind?: string | undefined;
  /** Kinds that are listed only where they are asked for. */
  without?: readonly string[];
  /** Only works that were made from this run. */
  run?: string | undefined;
  before?: string | undefined;
}

/** One page of one's own and of what others share with one, newest first, and where the next begins. */
export async function listWorksFor(db: Queryable, { who, q, kind, without = [], run, before }: Filter) {
  const rows = await db
    .select({ row: workColumns, given: workCollaborators.role })
    .from(works)
    .leftJoin(
      workCollaborators,
      and(eq(workCollaborators.workId, works.id), eq(workCollaborators.memberId, who)),
    )
    .where(
      and(
        or(eq(works.ownerId, who), isNotNull(workCollaborators.role)),
        isNull(works.deletedAt),
        kind === undefined ? notInArray(works.kind, [...without]) : eq(works.kind, kind),
        run === undefined ? undefined : eq(works.runId, run),
        before === undefined ? undefined : lt(works.id, before),
        q ? (matches(q, works.search) ?? sql`false`) : undefined,
      ),
    )
    .orderBy(desc(works.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize).map(({ row, given }) => ({ row, role: given ?? ('owner' as const) }));
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.row.id : null };
}

export async function markWorkDeleted(tx: Queryable, id: string): Promise<boolean> {
  const gone = await tx
    .update(works)
    .set({ deletedAt: new Date() })
    .where(isPresent(id))
    .returning({ id: works.id });
  return gone.length > 0;
}

/** What was begun with the same run meanwhile keeps its place there. */
export async function undeleteWork(tx: Queryable, id: string) {
  const [row] = await tx.select(workColumns).from(works).where(eq(works.id, id));
  if (!row) return;
  const { runId, kind, ownerId } = row;
  const isTaken = runId !== null && (await findWorkOfRun(tx, { runId, kind, ownerId })) !== undefined;
  await tx
    .update(works)
    .set({ deletedAt: null, ...(isTaken ? { runId: null } : {}) })
    .where(eq(works.id, id));
}

/** Whether it is gone: someone may have brought it back at this very moment. */
export async function removeDeletedWork(db: Queryable, id: string): Promise<boolean> {
  const gone = await db
    .delete(works)
    .where(and(eq(works.id, id), isNotNull(works.deletedAt)))
    .returning({ id: works.id });
  return gone.length > 0;
}

const searched = (title: string, text: string) => wordsToFind({ title, input: { text } });
