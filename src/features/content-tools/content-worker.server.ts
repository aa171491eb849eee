/** Worker: the small tools at work without a language model. */
import { AppError } from '#kit/errors.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import type { Polish } from '#bamboo/polish.server.ts';
import type { TaughtRule } from '#bamboo/polish-edit.ts';
import { isGrammarKnown } from './rules/grammar.server.ts';
import { notEnglish } from './rules/english-only.ts';
import { polishBy } from './rules/mend.server.ts';
import { rules } from './rules/rules.server.ts';
import type { SmallInput } from './small-tool.ts';

interface WriteTask {
  tool: string;
  input: SmallInput;
  taught: readonly TaughtRule[];
  /** What Bamboo's worker found in each piece of a text that is mended. */
  polished: readonly Polish[];
}

export const tasks = {
  /** Whether its mistakes are looked for: nothing is, in languages that are not known. */
  isMended: ({ tool, input: { text } }: Pick<WriteTask, 'tool' | 'input'>) =>
    tool === 'grammar' ? isGrammarKnown(text) : !notEnglish(text),
  write({ tool, input, taught, polished }: WriteTask) {
    const write = rules[tool];
    if (!write) throw new AppError('internal', { message: `There are no rules for ${tool}.` });
    const given = polished.values();
    polishBy(async () => given.next().value!);
    return write(input, taught);
  },
};

serveTasks(tasks);
