/** The database that a backup is restored into: nobody else uses it, it is empty, or it is emptied. */
import { BackupError } from './archive.server.ts';
import { countRows, listTables, type Client } from './tables.server.ts';

export async function refuseOthers(client: Client) {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_stat_activity
     where datname = current_database() and application_name like 'frenly%' and pid <> pg_backend_pid()`,
  );
  if (rows[0]!.count > 0)
    throw new BackupError('Another process uses this database. Stop it before restoring.');
}

/** What a first start writes by itself; a post that someone wrote is not there without its author. */
const shipped = new Set(['blog_post', 'blog_revision']);

export async function refuseUnlessEmpty(client: Client) {
  for (const table of await listTables(client))
    if (!shipped.has(table.name) && (await countRows(client, table)) > 0)
      throw new BackupError(
        `This installation is not empty (${table.name} has rows). Add --replace to lose what it holds.`,
      );
}

/** Everything of ours, and nothing that came with an extension. */
export async function dropEverything(client: Client) {
  await client.query('drop schema if exists pgboss cascade'); // made anew by the job queue itself
  await client.query(`do $$ declare command text; begin
    for command in
      select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'a', 'i'))
      union all
      select format('drop type if exists public.%I cascade', typname)
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute command; end loop; end $$`);
}
