/** Answers streamed through us, beside a bare proxy: what we add to the first token, and what a stream costs. */
import fs from 'node:fs';
import { newFolder, memoryOf, startBare, startFrenly, type Running } from './servers.ts';
import { makeKey } from './sign-up.ts';
import { whole, type Table } from './table.ts';

const crowds = [1, 50, 200];
/** What the upstream itself takes. */
const upstreamFirst = 200;

interface Through {
  url: string;
  headers: Record<string, string>;
  model: string;
  pid: number;
}

interface Crowd {
  added: number[];
  failed: number;
  /** Milliseconds of the processor for each stream. */
  cpu: number;
  memory: number;
}

export async function benchStreams(): Promise<Table> {
  const upstream = await startBare('upstream.ts');
  const proxy = await startBare('bare-proxy.ts', upstream.url);
  const frenly = await startFrenly({
    dataDir: newFolder(),
    env: {
      ENGINE_SERVERS: JSON.stringify([{ name: 'Steady', url: `${upstream.url}/v1`, models: ['steady'] }]),
      ENGINE_STREAMS: '100',
      LOCAL_ENGINES: 'false',
    },
  });
  try {
    const people = await Promise.all(['ann', 'ben', 'cid'].map((name) => makeKey(frenly.url, name)));
    const model = await engineId(frenly, people[0]!);
    const targets: [string, (index: number) => Through][] = [
      ['bare proxy', () => ({ url: proxy.url, headers: {}, model: 'steady', pid: proxy.pid })],
      [
        'Frenly: key, rights, limits, engine, metering',
        (index) => ({
          url: frenly.url,
          headers: { authorization: `Bearer ${people[index % people.length]}` },
          model,
          pid: frenly.pid,
        }),
      ],
    ];
    const rows: (string | number)[][] = [];
    for (const [, target] of targets) await crowd(5, target); // compiles, opens connections
    for (const size of crowds)
      for (const [name, target] of targets) {
        const { added, failed, cpu, memory } = await crowd(size, target);
        rows.push([
          size,
          name,
          `+${whole(percentile(added, 0.5))} / +${whole(percentile(added, 0.95))} ms`,
          `${cpu.toFixed(1)} ms`,
          `${whole(memory)} MB`,
          failed,
        ]);
      }
    return {
      title: 'Streams of 101 tokens through us (first token after 200 ms, then one each 10 ms)',
      columns: [
        'streams at once',
        '',
        'added to the first token, p50 / p95',
        'processor per stream',
        'memory',
        'failed',
      ],
      rows,
      note: 'Aims on an idle machine: 50 streams +5/+25 ms, 200 streams +30/+130 ms and no failure, 10 ms of processor a stream.',
    };
  } finally {
    await Promise.all([frenly.stop(), proxy.stop(), upstream.stop()]);
  }
}

async function engineId({ url }: Running, key: string): Promise<string> {
  const answer = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.find(({ id }) => id.endsWith('steady'))!.id;
}

async function crowd(size: number, target: (index: number) => Through): Promise<Crowd> {
  const { pid } = target(0);
  const before = cpuOf(pid);
  let memory = memoryOf(pid);
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 50);
  const outcomes = await Promise.allSettled(
    Array.from({ length: size }, (_, index) => firstToken(target(index))),
  );
  clearInterval(watch);
  const added = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value - upstreamFirst] : []));
  return { added, failed: size - added.length, cpu: (cpuOf(pid) - before) / size, memory };
}

/** Milliseconds to the first words; the rest is read to its end. */
async function firstToken({ url, headers, model }: Through): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'Go on.' }] }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  let first: number | undefined;
  let text = '';
  for await (const piece of answer.body!.pipeThrough(
    new TextDecoderStream(),
  ) as unknown as AsyncIterable<string>) {
    if (first === undefined && piece.includes('token')) first = performance.now() - began;
    text += piece;
  }
  if (first === undefined || !text.includes('[DONE]')) throw new Error('the stream broke off');
  return first;
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** Milliseconds of the processor that a process has used, in all its threads. */
function cpuOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
