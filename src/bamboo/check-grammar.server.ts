/** The grammar checker in a process of its own: one for all, asked for a part of a text at a time, people in turn; gone when nobody needs it. */
import { takeTurns } from '#kit/files/take-turns.ts';
import type { ModelCalls } from '#kit/models/calls.ts';
import { modelLimits } from '#kit/models/limits.ts';
import { startModelProcess, type ModelProcess } from '#kit/models/model-process.server.ts';
import type { GrammarCheck } from './grammar-check.ts';
import { partsOf, wordParts } from './grammar-turns.ts';

type Input = ModelCalls['grammar']['input'];
type Output = ModelCalls['grammar']['output'];

const idleFor = 120_000;
/** More unknown words than this, and the rest is not looked up: it is no text of that language. */
const mostMisspelt = 60;
let running: ModelProcess<'grammar'> | undefined;
let idle: NodeJS.Timeout | undefined;
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 60 });

export const checkGrammar: GrammarCheck = async (text, words, more = {}, who) => {
  const found: Output = { findings: [], misspelt: [], style: [] };
  const moved = <T extends { start: number; end: number }>(by: number, all: readonly T[]) =>
    all.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
  try {
    for (const part of partsOf(text)) {
      const { findings, style } = await inTurn(() => ask({ ...more, text: part.text }), who);
      found.findings.push(...moved(part.start, findings));
      found.style.push(...moved(part.start, style));
    }
    for (const part of wordParts(words)) {
      if (found.misspelt.length >= mostMisspelt) break;
      const { misspelt } = await inTurn(() => ask({ ...more, text: '', words: part }), who);
      found.misspelt.push(...misspelt);
    }
  } catch {
    return undefined; // too many wait, or it took too long or too much
  }
  return { ...found, misspelt: found.misspelt.slice(0, mostMisspelt) };
};

/** Loading takes seconds: whoever is about to be asked for a correction begins with it. */
export function warmGrammar(): void {
  if (!running?.isAlive()) void checkGrammar('It is there.', []);
}

async function ask(input: Input): Promise<Output> {
  clearTimeout(idle);
  if (!running?.isAlive()) running = startModelProcess('grammar', {}, modelLimits.grammar);
  try {
    return await running.ask(input, {});
  } catch (error) {
    // Its process is gone, and the next one gets a new one.
    await running.end();
    throw error;
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
