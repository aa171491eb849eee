/** Many streams at once through one process: when the first token comes, and what it costs. */
import fs from 'node:fs';
import { memoryOf } from './servers.ts';
import { ratio, whole } from './table.ts';

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
async function crowd(size: number, pid: number, stream: (index: number) => Promise<number>): Promise<Crowd> {
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
  'over the proxy, p50',
  'processor per stream',
  'against the proxy',
  'memory',
  'failed',
];

/** `floor` is the proxy in the same minutes: on a busy machine only the difference says something. */
function crowdRow(size: number, name: string, { added, cpu, memory, failed }: Crowd, floor?: Crowd) {
  const middle = percentile(added, 0.5);
  return [
    size,
    name,
    `+${whole(middle)} / +${whole(percentile(added, 0.95))} ms`,
    floor ? `${whole(middle - percentile(floor.added, 0.5))} ms` : '',
    `${cpu.toFixed(1)} ms`,
    floor ? ratio(cpu, floor.cpu) : '1.00',
    `${whole(memory)} MB`,
    failed,
  ];
}

export type Target = [name: string, pid: number, stream: (index: number) => Promise<number>];
const rounds = 3;

/** Each of the targets in turn, several times over, so that a busy moment of the machine falls on all of them. */
export async function crowdsInTurn(size: number, targets: readonly Target[]): Promise<Crowd[]> {
  const sums: Crowd[] = targets.map(() => ({ added: [], failed: 0, cpu: 0, memory: 0 }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [, pid, stream]] of targets.entries()) {
      const one = await crowd(size, pid, stream);
      const sum = sums[index]!;
      sum.added.push(...one.added);
      sum.failed += one.failed;
      sum.cpu += one.cpu / rounds;
      sum.memory = Math.max(sum.memory, one.memory);
    }
  return sums;
}

/** Compiles, opens connections: what is measured is a server in use, not its first minute. */
export async function warmUp(targets: readonly Target[]) {
  for (const size of [4, 40]) for (const [, pid, stream] of targets) await crowd(size, pid, stream);
}

export const crowdRows = (size: number, targets: readonly Target[], crowds: readonly Crowd[]) =>
  crowds.map((one, index) => crowdRow(size, targets[index]![0], one, index > 0 ? crowds[0] : undefined));

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
