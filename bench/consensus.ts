/** A consensus of five engines: how long after the last answer that its quorum needs is it there? */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from '#kit/contract/call-stream.ts';
import type { RunEvent } from '#tools/run/contract.ts';
import type { ConsensusData } from '#features/consensus/data.ts';
import { newFolder, startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { median, whole, type Table } from './table.ts';

/** Milliseconds that each takes; the quorum is four, so the slowest is not waited for. */
const speeds = [200, 400, 600, 800, 2000];
const quorum = 4;
const times = 12;
const answer =
  'The Eiffel Tower is 330 m tall. It was completed in 1889. It stands in Paris near the Seine. Gustave Eiffel and his company built it for a world fair. About six million people visit it in a year, and it is painted anew every seven years.';

export async function benchConsensus(): Promise<Table> {
  const engines = await startEngines();
  const frenly = await startFrenly({
    dataDir: newFolder(),
    env: {
      ENGINE_SERVERS: JSON.stringify([
        { name: 'Paced', url: `${engines.url}/v1`, models: speeds.map((speed) => `after-${speed}`) },
      ]),
      LOCAL_ENGINES: 'false',
    },
  });
  try {
    const cookie = await signUp(frenly.url, 'bench');
    await measure(frenly.url, cookie, engines); // compiles, opens connections
    const lags: number[] = [];
    for (let time = 0; time < times; time += 1) lags.push(await measure(frenly.url, cookie, engines));
    return {
      title: `Consensus of ${speeds.length} engines (${speeds.join(', ')} ms), quorum ${quorum}`,
      columns: ['from the last answer of the quorum to the consensus', 'ms'],
      rows: [
        ['median', whole(median(lags))],
        ['worst', whole(Math.max(...lags))],
      ],
      note: 'Aim: within 150 ms. Claims are taken and matched by our own code; a judge would come on top.',
    };
  } finally {
    await Promise.all([frenly.stop(), engines.stop()]);
  }
}

async function measure(url: string, cookie: string, engines: Engines): Promise<number> {
  engines.ended.length = 0;
  const headers = { 'content-type': 'application/json', cookie, origin: url };
  const panel = await engineIds(url, cookie);
  const input = { question: 'How tall is the Eiffel Tower, and when was it built?', panel, quorum };
  const begun = await fetch(`${url}/api/tools/consensus/runs`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ input }),
  });
  if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`);
  const { id } = (await begun.json()) as { id: string };
  const stream = await fetch(`${url}/api/runs/${id}/stream`, { headers: { cookie } });
  let there: number | undefined;
  for await (const event of readEvents<RunEvent>(stream.body!)) {
    if (event.type !== 'output' || there !== undefined) continue;
    if ((event.data as ConsensusData | undefined)?.finding) there = performance.now();
  }
  if (there === undefined) throw new Error('there was no consensus');
  return there - engines.ended.toSorted((a, b) => a - b)[quorum - 1]!;
}

async function engineIds(url: string, cookie: string): Promise<string[]> {
  const listed = await fetch(`${url}/api/engines`, { headers: { cookie } });
  const { items } = (await listed.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id).filter((id) => /after-\d+$/.test(id));
}

interface Engines {
  url: string;
  /** When each answer was written to its end. */
  ended: number[];
  stop(): Promise<void>;
}

/** Each model writes evenly for as many milliseconds as its name says. */
async function startEngines(): Promise<Engines> {
  const ended: number[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
    await write(response, Number(/after-(\d+)/.exec(body)?.[1] ?? 0));
    ended.push(performance.now());
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function write(response: ServerResponse, duration: number) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const words = answer.split(/(?= )/);
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  for (const word of words) {
    await pause(duration / words.length);
    response.write(chunk({ role: 'assistant', content: word }, null));
  }
  response.write(chunk({}, 'stop'));
}
