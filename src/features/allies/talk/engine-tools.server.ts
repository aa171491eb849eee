/**
 * The tools of an ally, as a language model may call them. They write texts and change nothing. A model that reads documents can be talked
 * into things by what stands in them: so what places outside are asked is said in words of the person, and nothing else leaves.
 */
import { z } from 'zod';
import type { Tools } from '#kit/ai/messages.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { AppError } from '#kit/errors.ts';
import { unitsOf } from '#kit/sources/quotes/relevance.ts';
import type { AnyToolRun, RunContext } from '#tools/define/define-run.server.ts';
import { useTool } from './use-tool.server.ts';

/** In one answer. */
const mostCalls = 4;
const longestGiven = 20_000;
const longestFound = 8000;

const given = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Give it a text.')
    .max(longestGiven, `Give it at most ${longestGiven} characters.`)
    .describe('The text that it works on, or the question that it answers.'),
});

export interface Used {
  id: string;
  title: string;
}

interface Options {
  /** What the person typed in this chat. */
  said: readonly string[];
  onUsed(used: Used): void;
}

export function engineTools(
  runs: readonly AnyToolRun[],
  { said, onUsed }: Options,
  context: RunContext,
): Tools {
  const own = unitsOf(said.join('\n'));
  let calls = 0;
  const toolOf = (one: AnyToolRun): Tools[string] => ({
    description: one.tool.description,
    input: given,
    async run({ text }: z.output<typeof given>, { signal }) {
      const { id, title, asksOutside } = one.tool;
      if (asksOutside && ![...unitsOf(text)].every((unit) => own.has(unit)))
        throw new AppError('forbidden:words', {
          message: `${title} asks places outside, so it only takes words that the person wrote in this chat.`,
        });
      if (calls >= mostCalls)
        throw new AppError('too_many:calls', {
          message: 'That were enough tools for one answer. Answer now.',
        });
      calls += 1;
      onUsed({ id, title });
      return cutAtWord(await textOf(one, text, { ...context, signal }), longestFound);
    },
  });
  return Object.fromEntries(runs.map((one) => [one.tool.id, toolOf(one)]));
}

async function textOf(one: AnyToolRun, text: string, context: RunContext): Promise<string> {
  let made = '';
  for await (const update of useTool(one, text, context)) {
    if ('append' in update) made += update.append;
    else if ('text' in update) made = update.text;
  }
  return made;
}
