/** A search over paced sources: how long after the slowest source that is needed is the first sentence there? */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from '#kit/contract/call-stream.ts';
import { answersBySource } from '#testing/sources/answers.ts';
import type { RunEvent } from '#tools/run/contract.ts';
import type { SearchData } from '#features/search/data.ts';
import { newFolder, startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { median, whole, type Table } from './table.ts';

/** Milliseconds that each takes; all of them are needed, since none is slower than what is waited for. */
const speeds: Readonly<Record<string, number>> = {
  wikipedia: 150,
  wikidata: 100,
  wiby: 300,
  openlibrary: 450,
  openstreetmap: 600,
};
const times = 12;

export async function benchSearch(): Promise<Table> {
  const sources = await startSources();
  const frenly = await startFrenly({
    dataDir: newFolder(),
    env: { SOURCES_URL: sources.url, SEARCH_SOURCES: 'true', LOCAL_ENGINES: 'false' },
  });
  try {
    const cookie = await signUp(frenly.url, 'bench');
    await measure(frenly.url, cookie, sources, 0);
    const lags: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      // OpenStreetMap takes one question a second.
      await pause(1000);
      lags.push(await measure(frenly.url, cookie, sources, time));
    }
    return {
      title: `Search over ${Object.keys(speeds).length} sources (${Object.values(speeds).join(', ')} ms)`,
      columns: ['from the slowest source to the first sentence', 'ms'],
      rows: [
        ['median', whole(median(lags))],
        ['worst', whole(Math.max(...lags))],
      ],
      note: 'Pages behind the results are not reachable here, so this is merging, ranking, choosing and streaming alone. Aim: within 150 ms.',
    };
  } finally {
    await Promise.all([frenly.stop(), sources.stop()]);
  }
}

async function measure(url: string, cookie: string, sources: Sources, time: number): Promise<number> {
  sources.ended.length = 0;
  const begun = await fetch(`${url}/api/tools/search/runs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: url },
    // Another question each time: answers are kept for a while.
    body: JSON.stringify({ input: { q: `How do pandas digest bamboo${'?'.repeat(time + 1)}` } }),
  });
  if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`);
  const { id } = (await begun.json()) as { id: string };
  const stream = await fetch(`${url}/api/runs/${id}/stream`, { headers: { cookie } });
  let there: number | undefined;
  for await (const event of readEvents<RunEvent>(stream.body!)) {
    if (event.type !== 'output' || there !== undefined) continue;
    if ((event.data as SearchData | undefined)?.answer) there = performance.now();
  }
  if (there === undefined) throw new Error('there was no answer');
  return there - Math.max(...sources.ended);
}

interface Sources {
  url: string;
  /** When each answer was sent. */
  ended: number[];
  stop(): Promise<void>;
}

async function startSources(): Promise<Sources> {
  const ended: number[] = [];
  const server = createServer(async (request, response) => {
    const id = request.url!.split('/')[1]!;
    await pause(speeds[id] ?? 0);
    const found = [1, 2, 3, 4, 5].map((number) => ({
      title: `Pandas, part ${number} by ${id}`,
      text: `Pandas digest a fifth of the bamboo that they eat, says ${id} on page ${number}. The rest passes through them within a day.`,
      href: `https://${id}.invalid/pandas/${number}`,
      date: '2024-03-05',
      by: 'Ada Lovelace',
    }));
    const { type, body } = answersBySource[id]!(found);
    response.writeHead(200, { 'content-type': type }).end(body, () => ended.push(performance.now()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
