/** The worker's side: does one task after the other, and keeps what they loaded until it ends. */
import { parentPort } from 'node:worker_threads';
import type { FromWorker, Outcome, TaskTable, ToWorker } from './messages.ts';
import { outcomeOf, valueOf } from './sent-error.ts';

export function serveTasks(tasks: TaskTable): void {
  const send = (message: FromWorker) =>
    parentPort ? parentPort.postMessage(message) : process.send?.(message);
  const replies = new Map<number, (outcome: Outcome) => void>();
  let calls = 0;
  let current: { id: number; abort: AbortController } | undefined;

  function callMain(id: number, name: string, input: unknown): Promise<unknown> {
    const call = (calls += 1);
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    replies.set(call, resolve);
    send({ is: 'call', id, call, name, input });
    return promise.then(valueOf);
  }

  async function perform({ id, name, input }: Extract<ToWorker, { is: 'task' }>) {
    const abort = new AbortController();
    current = { id, abort };
    const { user, system } = process.threadCpuUsage();
    let isLast = false;
    send({ is: 'started', id, cpuMs: (user + system) / 1000 });
    const outcome = await outcomeOf(() => {
      const task = tasks[name];
      if (!task) throw new Error(`this worker has no task "${name}"`);
      return task(input as never, {
        signal: abort.signal,
        call: (called, given) => callMain(id, called, given),
        retire: () => (isLast = true),
      });
    });
    current = undefined;
    send({ is: 'done', id, outcome, isLast });
  }

  const receive = (message: ToWorker) => {
    if (message.is === 'task') void perform(message);
    else if (message.is === 'abort') {
      if (current?.id === message.id) current.abort.abort();
    } else {
      replies.get(message.call)?.(message.outcome);
      replies.delete(message.call);
    }
  };
  if (parentPort) parentPort.on('message', receive);
  else {
    process.on('message', receive);
    process.once('disconnect', () => process.exit()); // whoever asked is gone
  }
  send({ is: 'ready' });
}
