/** Clients that write all the time and remember exactly what they were told is written. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './server.ts';

/** Only to end what would never end. */
const longestWait = 120_000;

export interface Writers {
  /** Texts whose receipt was acknowledged. */
  acknowledged: string[];
  /** Statuses of the answers so far, and how often nobody answered. */
  answers: Map<number | 'none', number>;
  /** Milliseconds until each 503. */
  refusedAfter: number[];
  /** Waits until there were so many more answers of a status. */
  until(count: number, status?: number): Promise<void>;
  stop(): Promise<void>;
}

export function startWriters(url: string, count: number): Writers {
  const acknowledged: string[] = [];
  const answers: Writers['answers'] = new Map();
  const refusedAfter: number[] = [];
  let writing = true;
  let number = 0;

  async function write() {
    while (writing) {
      number += 1;
      const feedback = `write ${number}`;
      const asked = performance.now();
      const answer = await post(url, feedback);
      if (answer === 503) refusedAfter.push(performance.now() - asked);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (answer === 200) acknowledged.push(feedback);
      else await pause(20);
    }
  }

  const writers = Array.from({ length: count }, write);
  return {
    acknowledged,
    answers,
    refusedAfter,
    async until(count, status = 200) {
      const soFar = () => answers.get(status) ?? 0;
      const [wanted, start] = [soFar() + count, Date.now()];
      while (soFar() < wanted) {
        if (Date.now() - start > longestWait)
          throw new Error(`only ${soFar()} of ${wanted} answers ${status}`);
        await pause(10);
      }
    },
    async stop() {
      writing = false;
      await Promise.all(writers);
    },
  };
}

/** The status, or that there was no whole answer. */
export async function post(url: string, feedback: string): Promise<number | 'none'> {
  try {
    const answer = await fetch(`${url}/api/feedback/panda`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: '/', feedback, type: 'praise' }),
      signal: AbortSignal.timeout(longestWait),
    });
    await answer.text();
    return answer.status;
  } catch {
    return 'none'; // killed in the middle, or not there
  }
}

/** Asks until the status is the wanted one; others on the way are returned. */
export async function untilStatus(server: Server, wanted: number) {
  const others = new Set<number | 'none'>();
  for (const start = Date.now(); ; await pause(100)) {
    const status = await post(server.url, 'are you there');
    if (status === wanted) return others;
    others.add(status);
    if (Date.now() - start > longestWait)
      throw new Error(`no ${wanted}, but ${[...others].join(', ')}:\n${server.output()}`);
  }
}
