import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { isHeardBy } from '#kit/boundaries/boundaries.server.ts';
import { boundaries } from '#kit/boundaries/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import type { Services } from '#kit/services.server.ts';
import { allyIn, answererOf } from './answerer.server.ts';
import { pandaTitle } from './mentions.ts';
import { threadMembers, threads } from './table.server.ts';

const listSize = 30;
/** Nobody reads more than that many off a number. */
const mostCounted = 100;

/** In full: of one table alone the names would be written without it, and mean the inner one. */
const threadId = sql.raw('"thread"."id"');

const unreadOf = (more: SQL = sql``) => sql<number>`(select count(*)::int from (select 1 from thread_message m
  where m.thread_id = ${threadId} and m.seq > ${threadMembers.readSeq} and m.deleted_at is null
    and m.author_id is distinct from ${threadMembers.memberId}
    and not exists (select 1 from boundary b where b.owner_id = ${threadMembers.memberId} and b.other_id = m.author_id)
    ${more} limit ${sql.raw(String(mostCounted))}) counted)`;

interface Last {
  by: string | null;
  text: string;
  kind: string;
  tool: string | null;
  ally: string | null;
}

/** Whose words the newest are. Of an answer the list holds the question: it is of whoever asked. */
function lastSaid(runs: Services['runs'], last: Last | null) {
  if (!last) return null;
  const { by, text, kind, tool, ally } = last;
  if (kind === 'note') return { by: pandaTitle, text };
  if (kind === 'run')
    return {
      by: `${by ?? 'Someone'} asked ${tool === null ? 'a tool' : answererOf(runs, tool, ally)}`,
      text,
    };
  return { by, text };
}

type Needs = Pick<Services, 'db' | 'runs'>;

const listedFor = (reader: string | undefined, isShown: SQL = sql`true`) => ({
  id: threads.id,
  title: threads.title,
  visibility: threads.visibility,
  members: sql<number>`(select count(*)::int from thread_member c where c.thread_id = ${threadId})`,
  last: sql<Last | null>`(select json_build_object('by', coalesce(u.name, g.name || ' (guest)'), 'text', left(m.text, 200),
      'kind', m.kind, 'tool', r.tool, 'ally', r.${allyIn})
    from thread_message m left join "user" u on u.id = m.author_id
      left join run r on r.id = m.run_id
      left join thread_guest g on g.thread_id = m.thread_id and g.guest_id = m.author_id
    where m.thread_id = ${threadId} and m.deleted_at is null and ${isShown}
      and ${isHeardBy(reader, sql`m.author_id`) ?? sql`true`} order by m.seq desc limit 1)`,
  lastMessageAt: threads.lastMessageAt,
});

const cursorOf = ({ lastMessageAt, id }: { lastMessageAt: Date; id: string }) =>
  `${lastMessageAt.getTime()}.${id}`;

/** What `next` said; anything else is the beginning, a moment that no calendar knows too. */
function isBehind(cursor: string | undefined): SQL | undefined {
  const found = /^(\d{1,14})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor ?? '');
  if (!found) return undefined;
  const at = new Date(Number(found[1])).toISOString();
  return sql`(date_trunc('milliseconds', ${threads.lastMessageAt}), ${threads.id}) < (${at}::timestamptz, ${found[2]}::uuid)`;
}

function paged<Row extends { lastMessageAt: Date; id: string; last: Last | null }>(
  runs: Services['runs'],
  rows: Row[],
) {
  const items = rows.slice(0, listSize).map((row) => ({ ...row, last: lastSaid(runs, row.last) }));
  return { items, next: rows.length > listSize ? cursorOf(items.at(-1)!) : null };
}

const newestFirst = [desc(sql`date_trunc('milliseconds', ${threads.lastMessageAt})`), desc(threads.id)];

export async function listOwnThreads(
  { db, runs }: Needs,
  who: string,
  { shelf, before }: { shelf?: 'shared' | undefined; before?: string | undefined },
) {
  const rows = await db
    .select({
      ...listedFor(who),
      role: threadMembers.role,
      follow: threadMembers.follow,
      unread: unreadOf(),
      mentions: unreadOf(sql`and m.mentions @> array[${threadMembers.memberId}]`),
    })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .where(
      and(
        eq(threadMembers.memberId, who),
        isNull(threads.deletedAt),
        shelf === 'shared' ? ne(threadMembers.role, 'owner') : undefined,
        isBehind(before),
      ),
    )
    .orderBy(...newestFirst)
    .limit(listSize + 1);
  return paged(runs, rows);
}

export async function listOpenThreads(
  { db, runs }: Needs,
  who: string | undefined,
  before: string | undefined,
) {
  const rows = await db
    .select(listedFor(who, sql`not m.members_only`))
    .from(threads)
    .where(
      and(
        eq(threads.visibility, 'public'),
        isNull(threads.deletedAt),
        isNull(threads.hiddenAt),
        isBehind(before),
      ),
    )
    .orderBy(...newestFirst)
    .limit(listSize + 1);
  return paged(
    runs,
    rows.map((row) => ({ ...row, role: null, follow: 'all' as const, unread: 0, mentions: 0 })),
  );
}

export const memberIds = async (db: Queryable, threadId: string) =>
  (
    await db
      .select({ id: threadMembers.memberId })
      .from(threadMembers)
      .where(eq(threadMembers.threadId, threadId))
  ).map(({ id }) => id);

/** Whom this person muted or blocked. */
export const mutedBy = async (db: Queryable, who: string) =>
  (await db.select({ id: boundaries.otherId }).from(boundaries).where(eq(boundaries.ownerId, who))).map(
    ({ id }) => id,
  );
