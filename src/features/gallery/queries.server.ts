import { and, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { isHeardBy, isWelcomeAt } from '#kit/boundaries/boundaries.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { isPartShown } from '#social/people/audience.server.ts';
import { mainText } from '#tools/define/output.ts';
import { matches } from '#tools/run/run-search.server.ts';
import type { ForgetSubjects, NoticeSubjects } from '#tools/share/subject.server.ts';
import type { Subjects } from '#tools/share/subjects.server.ts';
import type { GalleryFilter, GallerySort } from './contract.ts';
import { authorColumns, makers, ofMaker } from './makers.server.ts';
import { galleryItems } from './table.server.ts';

const pageSize = 24;
const excerptLength = 400;

/** The rows are the truth: what goes with an account is never counted again. */
export const likesOf = sql<number>`(select count(*)::int from gallery_like l where l.item_id = ${galleryItems.id})`;
const likesOfWeek = sql<number>`(select count(*)::int from gallery_like l
  where l.item_id = ${galleryItems.id} and l.created_at > now() - interval '7 days')`;
export const commentsOf = sql<number>`(select count(*)::int from gallery_comment c left join "user" u on u.id = c.owner_id
  where c.item_id = ${galleryItems.id} and c.deleted_at is null and c.hidden_at is null and u.suspended_at is null)`;
/** People, not attempts. */
export const remixesOf = sql<number>`(select count(distinct r.owner_id)::int from run r
  where r.remix_of = ${galleryItems.id} and r.state = 'done' and r.owner_id <> ${galleryItems.ownerId})`;

/** The creation that it began with, also where a work was made of the run that did. Read with the table joined, so that its columns are named by it. */
export const remixOf = sql<
  string | null
>`(select r.remix_of from run r where r.id = case ${galleryItems.subjectKind}
  when 'work' then (select w.run_id from work w where w.id = ${galleryItems.subjectId}) else ${galleryItems.subjectId} end)`;

/** Of the main text, or where that is empty of another. */
const excerpt = sql<string>`coalesce((select left(t.value, ${excerptLength})
  from jsonb_each_text(${galleryItems.output} -> 'texts') t
  where t.value <> '' order by t.key = ${mainText} desc limit 1), '')`;

function listIn(field: 'files' | 'pictures') {
  const list = sql`${galleryItems.output} -> 'data' -> ${sql.raw(`'${field}'`)}`;
  return sql`case when jsonb_typeof(${list}) = 'array' then ${list} else '[]'::jsonb end`;
}

/** The first picture among the files that it holds, for cards; of a work among those that stand in what is shown of it. */
const picture = sql<{
  id: string;
  alt: string;
  width: number | null;
  height: number | null;
} | null>`case when ${galleryItems.subjectKind} = 'work' then (select jsonb_build_object('id', f.id, 'alt', '', 'width', null, 'height', null)
  from file f where f.purpose = 'work:' || ${galleryItems.subjectId} and f.owner_id = ${galleryItems.ownerId}
    and f.variant_of is null and f.reencoded and f.content_type like 'image/%' and position(f.id::text in ${galleryItems.output}::text) > 0
  order by position(f.id::text in ${galleryItems.output}::text) limit 1)
  else (select jsonb_build_object('id', coalesce(f ->> 'id', f ->> 'file'), 'alt', coalesce(f ->> 'description', ''),
    'width', f -> 'width', 'height', f -> 'height')
  from jsonb_array_elements(${listIn('files')} || ${listIn('pictures')}) f
  where f ->> 'contentType' like 'image/%' or f ->> 'file' is not null limit 1) end`;

/** The size of its first page, where it is made of pages. */
const firstPage = sql<{
  width: number;
  height: number;
} | null>`(select jsonb_build_object('width', p -> 'width', 'height', p -> 'height')
  from (select coalesce(${galleryItems.output} #> '{data,pages,0}', ${galleryItems.output} #> '{data,content,pages,0}') as p) first
  where jsonb_typeof(p -> 'width') = 'number' and jsonb_typeof(p -> 'height') = 'number')`;

const { id, tool, kind, title, caption, tags, createdAt, featuredAt, featuredWhy } = galleryItems;
export const listed = {
  id,
  tool,
  kind,
  title,
  caption,
  tags,
  createdAt,
  featuredAt,
  featuredWhy,
  excerpt,
  picture,
  firstPage,
  hasInput: sql<boolean>`${galleryItems.input} is not null`,
  author: authorColumns,
  likes: likesOf,
  comments: commentsOf,
  remixes: remixesOf,
};
const { ownerId, subjectKind, subjectId, input, output, engines, hiddenAt } = galleryItems;
const whole = { ...listed, ownerId, subjectKind, subjectId, input, output, engines, hiddenAt, remixOf };

export type ListedRow = Awaited<ReturnType<typeof listItems>>['rows'][number];
export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;

export interface Needs {
  subjects: Subjects;
}

/** Gone from everyone's sight at once: what it was made of deleted, a suspended maker, an admin's decision. */
const isThere = ({ subjects }: Needs) =>
  and(subjects.isThere(subjectKind, subjectId), isNull(makers.suspendedAt));
export const isVisible = (needs: Needs) => and(isThere(needs), isNull(hiddenAt));

const ranks: Record<GallerySort, SQL<number> | undefined> = {
  new: undefined,
  week: likesOfWeek,
  liked: likesOf,
};

/** One page, and where the next begins: behind the last one's rank and id. */
export async function listItems(
  needs: Needs & { db: Queryable },
  filter: GalleryFilter,
  reader: string | undefined,
) {
  const rank = ranks[filter.sort ?? 'new'];
  const rows = await needs.db
    .select({ ...listed, rank: rank ?? sql<number>`0` })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(and(isAsked(needs, filter, reader), filter.before ? isBehind(filter.before, rank) : undefined))
    .orderBy(...(rank ? [desc(rank)] : []), desc(galleryItems.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize ? `${last!.rank}.${last!.id}` : null };
}

/** What the filter wants of all that this reader may see. */
export const isAsked = (needs: Needs, filter: GalleryFilter, reader: string | undefined) =>
  and(
    isVisible(needs),
    isHeardBy(reader, galleryItems.ownerId),
    filter.q ? (matches(filter.q, galleryItems.search) ?? sql`false`) : undefined,
    filter.kind ? eq(galleryItems.kind, filter.kind) : undefined,
    filter.tool ? eq(galleryItems.tool, filter.tool) : undefined,
    filter.tag ? sql`${galleryItems.tags} @> array[${filter.tag.toLowerCase()}]::text[]` : undefined,
    filter.by ? eq(makers.address, filter.by.toLowerCase()) : undefined,
    // A list of someone's creations is a part of them, and theirs to hide.
    filter.by ? isPartShown(reader, galleryItems.ownerId, 'creations') : undefined,
    filter.shelf ? isNotNull(galleryItems.featuredAt) : undefined,
  );

function isBehind(cursor: string, rank: SQL<number> | undefined): SQL {
  const [count, lastId] = cursor.split('.', 2) as [string, string];
  return rank
    ? sql`(${rank}, ${galleryItems.id}) < (${count}::int, ${lastId}::uuid)`
    : lt(galleryItems.id, lastId);
}

/** The newest of some people, whom a statement selects. */
export async function listItemsBy(
  needs: Needs & { db: Queryable },
  { people, reader, most }: { people: SQL; reader: string | undefined; most: number },
) {
  return needs.db
    .select({ id, title, kind, maker: makers.name })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(
      and(
        isVisible(needs),
        isHeardBy(reader, galleryItems.ownerId),
        sql`${galleryItems.ownerId} in ${people}`,
      ),
    )
    .orderBy(desc(id))
    .limit(most);
}

/** With those that an admin hid, or whose maker blocked the reader; who may see them is for the caller to say. */
export async function findItem(needs: Needs, db: Queryable, itemId: string, reader: string | undefined) {
  const isWelcome = reader === undefined ? sql`true` : isWelcomeAt(reader, galleryItems.ownerId);
  const [row] = await db
    .select({ ...whole, isWelcome: sql<boolean>`${isWelcome}` })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(and(isThere(needs), eq(galleryItems.id, itemId)));
  return row;
}

export async function listShelves(needs: Needs & { db: Queryable }) {
  const count = sql<number>`count(*)::int`;
  return needs.db
    .select({ tool, kind, count })
    .from(galleryItems)
    .innerJoin(makers, ofMaker)
    .where(isVisible(needs))
    .groupBy(tool, kind)
    .orderBy(desc(count), tool);
}

export async function findPublished(db: Queryable, subject: { kind: string; id: string; ownerId: string }) {
  const [row] = await db
    .select({ id })
    .from(galleryItems)
    .where(
      and(
        eq(subjectKind, subject.kind),
        eq(subjectId, subject.id),
        eq(galleryItems.ownerId, subject.ownerId),
      ),
    );
  return row?.id;
}

export async function insertItem(tx: Queryable, values: PgInsertValue<typeof galleryItems>): Promise<string> {
  const [row] = await tx.insert(galleryItems).values(values).returning({ id });
  return row!.id;
}

type Change = Partial<
  Pick<
    typeof galleryItems.$inferInsert,
    'title' | 'caption' | 'tags' | 'featuredAt' | 'featuredWhy' | 'featuredById' | 'hiddenAt'
  >
> & { search?: SQL<string> };

export async function updateItem(tx: Queryable, itemId: string, change: Change) {
  await tx.update(galleryItems).set(change).where(eq(galleryItems.id, itemId));
}

/** What is deleted is not found: the column is named, so the index is told to look again. */
export const noticeItems: NoticeSubjects = async (tx, { kind: moved, ids }) => {
  await tx
    .update(galleryItems)
    .set({ hiddenAt: sql`${galleryItems.hiddenAt}` })
    .where(and(eq(subjectKind, moved), inArray(subjectId, ids)));
};

export const forgetItems: ForgetSubjects = async (tx, { kind: gone, ids }) => {
  await tx.delete(galleryItems).where(and(eq(subjectKind, gone), inArray(subjectId, ids)));
};

export async function removeItem(tx: Queryable, itemId: string) {
  await tx.delete(galleryItems).where(eq(galleryItems.id, itemId));
}
