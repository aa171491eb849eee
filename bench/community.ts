/** Pulse and directory among a hundred thousand members and a million things that happened, beside the bare query. */
import { sql } from 'drizzle-orm';
import { serverFeatures } from '#app/features.server.ts';
import {
  countFacet,
  countWanted,
  facetsOf,
  listWanted,
  matchWords,
  type Wanted,
} from '#features/directory/queries.server.ts';
import { pulseKinds, type PulseKind } from '#features/pulse/contract.ts';
import { keepPulse } from '#features/pulse/keep-pulse.server.ts';
import { listActivities } from '#features/pulse/queries.server.ts';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { startBus } from '#kit/events/bus.server.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { createLog } from '#kit/log.server.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { publishActivity } from '#social/people/activity.server.ts';
import type { Reader } from '#social/people/audience.server.ts';
import { createContentRegistry } from '#social/people/thing.server.ts';
import type { Services } from '#kit/services.server.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { fill, followers, happenings, memberId, members } from './community/fill.ts';
import { percentile } from './crowd.ts';
import { newFolder } from './servers.ts';
import { ratio, whole, type Table } from './table.ts';

/** Enough for a 95th of a hundred that is not the slowest of all, and done in minutes. */
const rounds = 20;
const sources = gather(serverFeatures, 'facetSources');
const things = createContentRegistry(gather(serverFeatures, 'thingKinds'));

export async function benchCommunity(): Promise<Table> {
  const title = `The community on PostgreSQL: ${whole(members)} members, ${whole(happenings)} things that happened (milliseconds)`;
  const columns = ['', 'p50', 'p95', 'bare query p95', 'against it'];
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return { title, columns, rows: [], note: `Not measured: ${postgres.skipped}` };
  const connection = await connectDatabase({ databaseUrl: postgres.url, dataDir: newFolder(), poolSize: 4 });
  try {
    await migrate(connection.pool, readMigrations(migrationsFolder));
    await fill(connection);
    return { title, columns, ...(await measure(connection, postgres.url)) };
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

/** Of a community that is there. */
export async function measure(connection: Connection, url: string): Promise<Pick<Table, 'rows' | 'note'>> {
  const { db } = connection;
  const [{ id: member }] = (await db.execute<{ id: string }>(sql`select ${memberId(2)} as id`)).rows as [
    { id: string },
  ];
  const barePulse = await time(() => db.execute(sql`select * from activity order by id desc limit 300`));
  const bareList = await time(() => db.execute(sql`select * from "user" order by id desc limit 25`));
  const row = (name: string, took: number[], bare: number[]) => [
    name,
    percentile(took, 0.5).toFixed(1),
    percentile(took, 0.95).toFixed(1),
    percentile(bare, 0.95).toFixed(1),
    ratio(percentile(took, 0.95), percentile(bare, 0.95)),
  ];
  const rows = [];
  for (const [who, reader] of [
    ['a stranger', undefined],
    ['a member', member],
  ] as const) {
    rows.push(row(`pulse, ${who}`, await time(() => pulse(connection, { reader })), barePulse));
    rows.push(
      row(
        `pulse, newcomers only, ${who}`,
        await time(() => pulse(connection, { reader, kinds: ['member'] })),
        barePulse,
      ),
    );
    rows.push(row(`directory, ${who}`, await time(() => directory(connection, { reader })), bareList));
    rows.push(
      row(
        `directory by two facets, ${who}`,
        await time(() =>
          directory(connection, { reader, chosen: { offering: ['offering 21'], country: ['PT'] } }),
        ),
        bareList,
      ),
    );
    rows.push(row(`directory by words, ${who}`, await time(() => byWords(connection, reader)), bareList));
  }
  rows.push(
    row(
      'pulse of those whom a member follows (500)',
      await time(() => pulse(connection, { reader: member, following: true })),
      barePulse,
    ),
  );
  const fanOut = await measureFanOut(connection, url);
  return {
    rows,
    note: `One thing done by someone with ${whole(followers)} followers is one row, however many follow: written ${whole(fanOut.written)} ms after it was committed, and then in the pulse of each of ${fanOut.seen} of ${fanOut.asked} followers asked (p95 ${whole(fanOut.p95)} ms). The directory's page counts everyone and every facet.`,
  };
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return took;
}

interface PulseAsked {
  reader: Reader;
  kinds?: readonly PulseKind[];
  following?: boolean;
}

/** As its endpoint does: the rows, and what each of them is about. */
async function pulse({ db }: Connection, { reader, kinds = pulseKinds, following = false }: PulseAsked) {
  const { rows } = await listActivities(db, { reader, things, kinds, following, before: undefined });
  for (const [kind, ofKind] of Map.groupBy(rows, ({ activity }) => activity.kind))
    await things.read(
      { db } as Services,
      kind,
      ofKind.map(({ activity }) => activity.subjectId),
      reader,
    );
  return rows;
}

interface DirectoryAsked {
  reader: Reader;
  chosen?: Record<string, string[]>;
  ids?: readonly string[];
}

async function directory({ db }: Connection, { reader, chosen = {}, ids }: DirectoryAsked) {
  const wanted: Wanted = { reader, sources, chosen: new Map(Object.entries(chosen)), ids };
  const { rows } = await listWanted(db, wanted, undefined);
  for (const source of sources) await countFacet(db, wanted, source);
  await countWanted(db, wanted);
  await facetsOf(
    db,
    reader,
    rows.map(({ id }) => id),
  );
}

async function byWords(connection: Connection, reader: Reader) {
  const ids = await matchWords(connection.db, { reader, sources }, 'thing 976');
  await directory(connection, { reader, ids });
}

async function measureFanOut(connection: Connection, url: string) {
  const { db } = connection;
  const log = createLog('silent');
  const bus = await startBus(connection, log, url);
  const keeper = keepPulse({ bus, db, log });
  try {
    await keeper.settle();
    const [star] = (
      await db.execute<{ id: string; question: string }>(
        sql`select ${memberId(1)} as id, gen_random_uuid() as question`,
      )
    ).rows;
    await db.execute(sql`insert into question_post (id, kind, question_id, author_id, title, text)
      values (${star!.question}, 'question', ${star!.question}, ${star!.id}, 'Fan-out', '')`);
    await bus.transact(async (tx) => {
      publishActivity(tx, { actorId: star!.id, kind: 'question', subjectId: star!.question });
    });
    const began = performance.now();
    await keeper.settle();
    const written = performance.now() - began;
    const { rows } = await db.execute<{ id: string }>(
      sql`select owner_id as id from follow where other_id = ${star!.id} order by owner_id desc limit 100`,
    );
    const took = [];
    let seen = 0;
    for (const { id } of rows) {
      const asked = performance.now();
      const found = await pulse(connection, { reader: id, following: true });
      took.push(performance.now() - asked);
      if (found.some(({ activity }) => activity.subjectId === star!.question)) seen += 1;
    }
    return { written, seen, asked: rows.length, p95: percentile(took, 0.95) };
  } finally {
    await keeper.close();
    await bus.close();
  }
}
