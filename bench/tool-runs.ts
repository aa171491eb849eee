/**
 * Runs of a tool, beside a bare proxy: with a session, a row that is saved as it grows, and a stream that can be resumed, on the
 * embedded database and on PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { startPostgres } from '#testing/postgres-server.ts';
import {
  chatStream,
  crowdColumns,
  crowdRows,
  crowdsInTurn,
  percentile,
  readTokens,
  warmUp,
  type Crowd,
  type Target,
} from './crowd.ts';
import { newFolder, startBare, startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { whole, type Table } from './table.ts';

const crowds = [1, 50, 200];
const tokens = 101;
/** Nobody may have more runs under way than this, so a crowd is of so many people. */
const runsEach = 4;

const text =
  'Bamboo is a grass. It grows fast. Pandas eat little else, and a lot of it, every day of the year.';

export async function benchToolRuns(): Promise<Table> {
  const upstream = await startBare('upstream.ts');
  const proxy = await startBare('bare-proxy.ts', upstream.url);
  const postgres = await startPostgres();
  const frenly = (databaseUrl?: string) =>
    startFrenly({
      dataDir: newFolder(),
      ...(databaseUrl ? { databaseUrl } : {}),
      env: {
        ENGINE_SERVERS: JSON.stringify([{ name: 'Steady', url: `${upstream.url}/v1`, models: ['steady'] }]),
        LOCAL_ENGINES: 'false',
      },
    });
  const houses = [
    await household('embedded', await frenly()),
    ...('url' in postgres ? [await household('PostgreSQL', await frenly(postgres.url))] : []),
  ];
  try {
    const targets: Target[] = [
      ['bare proxy', proxy.pid, () => chatStream(proxy.url, 'steady')],
      ...houses.map(({ name, server, run }): Target => [
        `session, run, saved as it grows; ${name}`,
        server.pid,
        run,
      ]),
    ];
    await warmUp(targets);
    const rows: (string | number)[][] = [];
    let last: Crowd[] = [];
    for (const size of crowds)
      rows.push(...crowdRows(size, targets, (last = await crowdsInTurn(size, targets))));
    const back = await houses[0]!.resume();
    return {
      title: `Runs of a tool that write ${tokens} tokens (first token after 200 ms, then one each 10 ms)`,
      columns: crowdColumns,
      rows,
      note: `Aims: at 50 within +40 ms of the proxy's p50, at 200 within +150 ms, 12 ms of processor a run, no failure. Processor per token at ${crowds.at(-1)} runs: ${((last[1]!.cpu / tokens) * 1000).toFixed(0)} µs. Coming back to a run takes ${whole(percentile(back, 0.5))} ms (p95 ${whole(percentile(back, 0.95))} ms).${'skipped' in postgres ? ` PostgreSQL was not measured: ${postgres.skipped}` : ''}`,
    };
  } finally {
    await Promise.all([...houses.map(({ server }) => server.stop()), proxy.stop(), upstream.stop()]);
    if ('url' in postgres) await postgres.stop();
  }
}

/** A server with the people who use it. */
async function household(name: string, server: Awaited<ReturnType<typeof startFrenly>>) {
  const people: string[] = [];
  const ended: { id: string; cookie: string }[] = [];
  for (let index = 0; index < Math.max(...crowds) / runsEach; index++)
    people.push(await signUp(server.url, `bench${index}`));

  const follow = (id: string, cookie: string, from = '') =>
    fetch(`${server.url}/api/runs/${id}/stream?${new URLSearchParams({ from })}`, { headers: { cookie } });

  return {
    name,
    server,
    /** As a browser does it: asked with a key of its own, then followed. */
    async run(index: number): Promise<number> {
      const cookie = people[Math.floor(index / runsEach)]!;
      const began = performance.now();
      const begun = await fetch(`${server.url}/api/tools/summarise/runs`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          cookie,
          origin: server.url,
        },
        body: JSON.stringify({ input: { text } }),
      });
      if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`);
      const { id } = (await begun.json()) as { id: string };
      const first = await readTokens(await follow(id, cookie), began, '"done"');
      ended.push({ id, cookie });
      return first;
    },
    /** What it takes to come back to a run: from the request to its last event. */
    async resume(): Promise<number[]> {
      const times: number[] = [];
      for (const { id, cookie } of ended.slice(-50)) {
        const began = performance.now();
        await readTokens(await follow(id, cookie), began, '"done"');
        times.push(performance.now() - began);
      }
      return times;
    },
  };
}
