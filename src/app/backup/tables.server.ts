/** Tables as text that either kind of database writes and reads: every value in PostgreSQL's own spelling of its type. */
import type pg from 'pg';

export type Client = Pick<pg.ClientBase, 'query'>;

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/**
 * The event stream and how far it was read count in transactions of one database and would mean nothing in another; migrations are run
 * anew; the index is made again from what it was made from.
 */
const leftOut = [
  'event',
  'pulse_cursor',
  'frenly_migration',
  'search_change',
  'search_near',
  'search_passage',
];
const rowsAtOnce = 200;

/** In the order of their names. Columns that the database computes are left to it. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

/** Batches of rows as JSON, each row an array of texts and nulls. */
export async function* readRows(
  client: Client,
  { name, columns }: Table,
): AsyncGenerator<{ json: string; rows: number }> {
  const values = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(
    `declare backup no scroll cursor for select json_build_array(${values})::text as row from ${quote(name)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
    if (rows.length > 0) yield { json: `[${rows.map(({ row }) => row).join(',\n')}]`, rows: rows.length };
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close backup');
}

export async function writeRows(client: Client, { name, columns }: Table, json: string) {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(r.value ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into ${quote(name)} (${names}) overriding system value select ${values} from json_array_elements($1::json) r`,
    [json],
  );
}

export async function countRows(client: Client, { name }: Pick<Table, 'name'>): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quote(name)}`);
  return Number(rows[0]!.count);
}

/** Without foreign keys the order of tables does not matter. Returns how to put them back, which checks them all. */
export async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Numbers that the database counts itself go on after the highest there is. */
export async function setSequences(client: Client, { name, columns }: Table) {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quote(name), column.name],
    );
    const sequence = rows[0]!.sequence;
    if (sequence)
      await client.query(
        `select setval($1, coalesce(max(${quote(column.name)}), 0) + 1, false) from ${quote(name)}`,
        [sequence],
      );
  }
}

function quote(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}
