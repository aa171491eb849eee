/** Talks as a list: one row for all turns of one. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { mainText } from '#tools/define/output.ts';
import type { EngineNote, RunState } from '#tools/run/run.ts';
import { askedIn, columnVector, queryFor } from '#kit/db/words.server.ts';
import { hitIn } from './hit.server.ts';

const pageSize = 25;
const excerptLength = 200;
/** Deeper than this nobody looks for the words that were found. */
const longestSearched = 60_000;

interface Filter {
  ownerId: string;
  /** Tools whose runs are turns of a talk. */
  tools: readonly string[];
  /** Of the structure of an answer, all that its kind says something of in a list. */
  fields: readonly string[];
  q?: string | undefined;
  folder?: string | undefined;
  pinned?: 'true' | undefined;
  before?: string | undefined;
}

export interface TalkRow extends Record<string, unknown> {
  id: string;
  name: string | null;
  title: string;
  tool: string;
  kind: string;
  state: RunState;
  turns: number;
  excerpt: string;
  /** The fields that were asked for, as far as it has them. */
  data: Record<string, unknown> | null;
  engines: EngineNote[];
  pinned: boolean;
  folder: string | null;
  lastId: string;
  lastAt: string;
  /** The newest turn that holds the words, and where. */
  hitId: string | null;
  hit: string | null;
}

/** One page, pinned talks first, then by their last turn; and where the next begins. */
export async function findTalks(db: Queryable, filter: Filter) {
  const words = filter.q ? askedIn(filter.q) : [];
  if (filter.q && words.length === 0) return { rows: [], next: null };
  const asked = words.length > 0 ? queryFor(words) : undefined;
  // Which talks, from narrow columns alone; only those on the page are read in full.
  const { rows } = await db.execute<TalkRow>(sql`
    with whole as (
      select r.talk_id, (array_agg(r.id order by r.id))[1] as first_id, (array_agg(r.id order by r.id desc))[1] as last_id,
        count(distinct r.root_id)::int as turns,
        ${asked ? sql`(array_agg(r.id order by r.id desc) filter (where r.search @@ ${asked}))[1]` : sql`null::uuid`} as hit_id
      from run r
      where r.owner_id = ${filter.ownerId} and r.deleted_at is null and ${inArray(sql`r.tool`, [...filter.tools])}
      group by r.talk_id
    ), page as (
      select whole.*, t.name, t.pinned_at is not null as pinned, t.folder_id from whole
      left join talk t on t.talk_id = whole.talk_id and t.owner_id = ${filter.ownerId}
      where ${conditions(filter, asked)}
      order by (t.pinned_at is not null) desc, whole.last_id desc
      limit ${pageSize + 1}
    )
    select page.talk_id as id, page.name, first.title, last.tool, last.kind, last.state, page.turns, page.pinned,
      left(coalesce(last.output -> 'texts' ->> ${mainText}, ''), ${excerptLength}) as excerpt,
      ${fieldsOf('last', filter.fields)} as data, last.engines,
      page.folder_id as folder, last.id as "lastId", last.created_at as "lastAt", page.hit_id as "hitId",
      ${asked ? sql`case when page.hit_id is not null then ${textOf('hit')} end` : sql`null`} as hit
    from page
      join run first on first.id = page.first_id
      join run last on last.id = page.last_id
      left join run hit on hit.id = page.hit_id
    order by page.pinned desc, page.last_id desc`);
  const shown = rows.slice(0, pageSize).map((row) => ({ ...row, hit: hitIn(row.hit ?? '', words) ?? null }));
  return { rows: shown, next: rows.length > pageSize ? cursorOf(shown.at(-1)!) : null };
}

function conditions({ folder, pinned, before }: Filter, asked: SQL | undefined): SQL {
  const all = [
    folder ? sql`t.folder_id = ${folder}` : undefined,
    pinned ? sql`t.pinned_at is not null` : undefined,
    asked ? sql`(whole.hit_id is not null or ${columnVector('simple', sql`t.name`)} @@ ${asked})` : undefined,
    before
      ? sql`(t.pinned_at is not null, whole.last_id) < (${before.startsWith('p')}::boolean, ${before.slice(2)}::uuid)`
      : undefined,
  ].filter((condition) => condition !== undefined);
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

const cursorOf = ({ pinned, lastId }: TalkRow) => `${pinned ? 'p' : 't'}-${lastId}`;

function fieldsOf(alias: string, fields: readonly string[]): SQL {
  if (fields.length === 0) return sql`null::jsonb`;
  const data = sql`${sql.identifier(alias)}.output -> 'data'`;
  return sql`case when jsonb_typeof(${data}) = 'object' then
    (select jsonb_object_agg(key, value) from jsonb_each(${data}) where ${inArray(sql`key`, [...fields])}) end`;
}

/** What was asked in a turn, and every answer. */
function textOf(alias: string): SQL {
  const valuesIn = (column: SQL) => sql`(select string_agg(value, E'\n') from jsonb_each_text(${column}))`;
  const run = sql.identifier(alias);
  return sql`left(concat_ws(E'\n', ${valuesIn(sql`${run}.input`)}, ${valuesIn(sql`${run}.output -> 'texts'`)}), ${longestSearched})`;
}
