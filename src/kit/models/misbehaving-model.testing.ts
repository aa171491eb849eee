/** For tests: a process that does, in place of a model, what it is told. */
import type { FromModel, ToModel } from './calls.ts';

const say = (message: FromModel) => process.send!(message);
const hoard: Buffer[] = [];

process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, input }: ToModel) => {
  const [order, argument] = (input as { texts: string[] }).texts as [string, string?];
  if (order === 'pid') say({ is: 'done', id, value: process.pid });
  if (order === 'echo') say({ is: 'done', id, value: Float32Array.from(argument!, Number) });
  if (order === 'environment') say({ is: 'done', id, value: Object.keys(process.env) });
  if (order === 'parts') {
    for (const part of ['one', 'two']) say({ is: 'part', id, value: part });
    say({ is: 'done', id, value: null });
  }
  if (order === 'fail') say({ is: 'failed', id, detail: 'secret detail' });
  if (order === 'refuse') say({ is: 'failed', id, code: 'invalid:picture', words: 'No.', detail: '' });
  if (order === 'wait') setTimeout(() => say({ is: 'done', id, value: process.pid }), Number(argument));
  if (order === 'crash') process.kill(process.pid, 'SIGSEGV');
  if (order === 'eat') setInterval(() => hoard.push(Buffer.alloc(20_000_000, 1)), 5);
  if (order === 'spin') for (;;);
});
say({ is: 'ready' });
