/** The grammar checker in a process of its own: one for all, asked one text after the other, gone when nobody needs it. */
import type { GrammarFinding, ModelCalls } from '#kit/models/calls.ts';
import { modelLimits } from '#kit/models/limits.ts';
import { startModelProcess, type ModelProcess } from '#kit/models/model-process.server.ts';

export type Finding = GrammarFinding;
type Checked = ModelCalls['grammar']['output'];

const idleFor = 120_000;
let running: ModelProcess<'grammar'> | undefined;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();
/** So many may wait; for further ones our own rules have to do. */
const mostWaiting = 20;
let waiting = 0;

/** Nothing where the checker could not do it: what we know ourselves then has to do. */
export function check(
  text: string,
  words: string[],
  more: Pick<ModelCalls['grammar']['input'], 'language' | 'style'> = {},
): Promise<Checked | undefined> {
  if (waiting >= mostWaiting) return Promise.resolve(undefined);
  waiting += 1;
  const checked = queue.then(() => ask({ text, words, ...more })).finally(() => (waiting -= 1));
  queue = checked;
  return checked;
}

/** Loading takes seconds: whoever is about to be asked for a correction begins with it. */
export function warmGrammar(): void {
  if (!running?.isAlive() && waiting === 0) void check('It is there.', []);
}

async function ask(input: ModelCalls['grammar']['input']): Promise<Checked | undefined> {
  clearTimeout(idle);
  if (!running?.isAlive()) running = startModelProcess('grammar', {}, modelLimits.grammar);
  try {
    return await running.ask(input, {});
  } catch {
    // It took too long or too much; its process is gone, and the next text gets a new one.
    await running.end();
    return undefined;
  } finally {
    idle = setTimeout(() => void stopGrammar(), idleFor).unref();
  }
}

export async function stopGrammar(): Promise<void> {
  clearTimeout(idle);
  const ended = running;
  running = undefined;
  await ended?.end();
}
