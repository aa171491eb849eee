/** Runs of a tool, beside a bare proxy: with a session, a row that is saved as it grows, and a stream that can be resumed. */
import { chatStream, crowd, crowdColumns, crowdRow, percentile, readTokens, type Crowd } from './crowd.ts';
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
  const frenly = await startFrenly({
    dataDir: newFolder(),
    env: {
      ENGINE_SERVERS: JSON.stringify([{ name: 'Steady', url: `${upstream.url}/v1`, models: ['steady'] }]),
      LOCAL_ENGINES: 'false',
    },
  });
  const people: string[] = [];
  const ended: { id: string; cookie: string }[] = [];

  async function run(index: number): Promise<number> {
    const cookie = people[Math.floor(index / runsEach)]!;
    const began = performance.now();
    const begun = await fetch(`${frenly.url}/api/tools/summarise/runs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: frenly.url },
      body: JSON.stringify({ input: { text } }),
    });
    if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`);
    const { id } = (await begun.json()) as { id: string };
    const first = await readTokens(await follow(id, cookie), began, '"done"');
    ended.push({ id, cookie });
    return first;
  }

  const follow = (id: string, cookie: string, from = '') =>
    fetch(`${frenly.url}/api/runs/${id}/stream?${new URLSearchParams({ from })}`, { headers: { cookie } });

  /** What it takes to come back to a run: from the request to its last event. */
  async function resume(): Promise<number[]> {
    const times: number[] = [];
    for (const { id, cookie } of ended.slice(-50)) {
      const began = performance.now();
      await readTokens(await follow(id, cookie), began, '"done"');
      times.push(performance.now() - began);
    }
    return times;
  }

  try {
    for (let index = 0; index < Math.max(...crowds) / runsEach; index++)
      people.push(await signUp(frenly.url, `bench${index}`));
    const targets: [string, number, (index: number) => Promise<number>][] = [
      ['bare proxy', proxy.pid, () => chatStream(proxy.url, 'steady')],
      ['Frenly: session, run, saved as it grows', frenly.pid, run],
    ];
    for (const [, pid, stream] of targets) await crowd(4, pid, stream); // compiles, opens connections
    const rows: (string | number)[][] = [];
    let last: Crowd | undefined;
    for (const size of crowds)
      for (const [name, pid, stream] of targets)
        rows.push(crowdRow(size, name, (last = await crowd(size, pid, stream))));
    const back = await resume();
    return {
      title: `Runs of a tool that write ${tokens} tokens (first token after 200 ms, then one each 10 ms)`,
      columns: crowdColumns,
      rows,
      note: `Processor per token at ${crowds.at(-1)} runs: ${((last!.cpu / tokens) * 1000).toFixed(0)} µs. Coming back to a run takes ${whole(percentile(back, 0.5))} ms (p95 ${whole(percentile(back, 0.95))} ms).`,
    };
  } finally {
    await Promise.all([frenly.stop(), proxy.stop(), upstream.stop()]);
  }
}
