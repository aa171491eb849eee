/** Many streams at once through one process: when the first token comes, and what it costs. */
import fs from 'node:fs';
import { memoryOf } from './servers.ts';
import { whole } from './table.ts';

/** What the upstream itself takes to its first token. */
const upstreamFirst = 200;

export interface Crowd {
  /** Milliseconds that each stream came later than the upstream alone. */
  added: number[];
  failed: number;
  /** Milliseconds of the processor for each stream. */
  cpu: number;
  memory: number;
}

/** `stream` answers with the milliseconds to its first token, once it has read all of it. */
export async function crowd(
  size: number,
  pid: number,
  stream: (index: number) => Promise<number>,
): Promise<Crowd> {
  const before = cpuOf(pid);
  let memory = memoryOf(pid);
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 50);
  const outcomes = await Promise.allSettled(Array.from({ length: size }, (_, index) => stream(index)));
  clearInterval(watch);
  const added = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value - upstreamFirst] : []));
  const failure = outcomes.find((one) => one.status === 'rejected');
  if (failure) console.error('a stream failed:', failure.reason);
  return { added, failed: size - added.length, cpu: (cpuOf(pid) - before) / size, memory };
}

export const crowdColumns = [
  'streams at once',
  '',
  'added to the first token, p50 / p95',
  'processor per stream',
  'memory',
  'failed',
];

export function crowdRow(size: number, name: string, { added, cpu, memory, failed }: Crowd) {
  return [
    size,
    name,
    `+${whole(percentile(added, 0.5))} / +${whole(percentile(added, 0.95))} ms`,
    `${cpu.toFixed(1)} ms`,
    `${whole(memory)} MB`,
    failed,
  ];
}

export const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** Milliseconds of the processor that a process has used, in all its threads. */
export function cpuOf(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Reads a stream of events to its end; answers when the first of the upstream's tokens was in it. */
export async function readTokens(answer: Response, began: number, last: string): Promise<number> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  let first: number | undefined;
  let text = '';
  for await (const piece of answer.body!.pipeThrough(
    new TextDecoderStream(),
  ) as unknown as AsyncIterable<string>) {
    if (first === undefined && piece.includes('token')) first = performance.now() - began;
    text += piece;
  }
  if (first === undefined || !text.includes(last)) throw new Error('the stream broke off');
  return first;
}

/** One answer through OpenAI's protocol. */
export async function chatStream(
  url: string,
  model: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'Go on.' }] }),
  });
  return readTokens(answer, began, '[DONE]');
}
