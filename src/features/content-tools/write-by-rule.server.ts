/** What a small tool writes without a language model, worked out in a worker. */
import { polishText } from '#bamboo/correct.server.ts';
import type { Polish } from '#bamboo/polish.server.ts';
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { tasks } from './content-worker.server.ts';
import { piecesToPolish } from './rules/pieces-to-polish.ts';
import type { SmallInput } from './small-tool.ts';

/** These begin with a text without mistakes. */
const mending = new Set(['grammar', 'rewrite']);

const { runTask } = createWorkerPool<typeof tasks>({
  entry: workerEntry('content-worker', import.meta.url),
  deadlineMs: 20_000,
});

export async function writeByRule(
  tool: string,
  input: SmallInput,
  taught: readonly TaughtRule[],
  { signal, ownerId: who }: Pick<RunContext, 'signal' | 'ownerId'>,
) {
  const asker = { signal, who };
  const isMended = mending.has(tool) && (await runTask('isMended', { tool, input }, asker));
  // The checker is one for all: no thread waits for it, only whoever asked.
  const polished: Polish[] = [];
  for (const { words } of isMended ? piecesToPolish(input.text) : [])
    polished.push(await polishText(words, { taught }, asker));
  return runTask('write', { tool, input, taught, polished }, asker);
}
