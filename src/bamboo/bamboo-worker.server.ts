/** Worker: Bamboo's experts with their books, and what corrects texts. All of it is gone when the worker ends. */
import type { TaskContext } from '#kit/workers/messages.ts';
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import { createBamboo } from './bamboo.server.ts';
import { critiqueText } from './critique.server.ts';
import type { Answer, Question } from './expert.ts';
import { harmsIn } from './harm.ts';
import { checkBy } from './experts/scribe/checker.server.ts';
import { readerByMeaning } from './experts/reader/reader-meaning.server.ts';
import type { MainCalls } from './main-calls.ts';
import { polish, type PolishOptions } from './polish.server.ts';
import { reword, type Rewording } from './reword.server.ts';

/** What the main thread was told to lend for the task at hand: a worker does one at a time. */
let lent: { call: TaskContext['call']; meaningIsReady: boolean } | undefined;

const ask = <Name extends keyof MainCalls>(
  name: Name,
  input: Parameters<MainCalls[Name]>[0],
): ReturnType<MainCalls[Name]> => lent!.call(name, input) as ReturnType<MainCalls[Name]>;

const bamboo = createBamboo({
  libraries: [
    {
      known: (text) => ask('knownByHeart', text),
      search: (text, options) => ask('searchLibrary', { text, ...options }),
    },
  ],
  askedBefore: { find: (text) => ask('findAsked', text) },
  witnesses: [
    readerByMeaning({
      isReady: () => lent!.meaningIsReady,
      embed: (texts) => ask('embed', texts),
    }),
  ],
  taughtBy: (asker) => ask('taughtBy', asker),
});

interface QuestionTask {
  question: Question;
  meaningIsReady: boolean;
}

/** The grammar checker has a process of its own, which the main thread keeps. */
async function lending<T>({ call }: TaskContext, meaningIsReady: boolean, work: () => Promise<T>) {
  lent = { call, meaningIsReady };
  checkBy((text, words, more) => ask('checkGrammar', { text, words, more }));
  return work();
}

export const tasks = {
  experts: () => bamboo.experts.map(({ id, title, describes }) => ({ id, title, describes })),
  answer: ({ question, meaningIsReady }: QuestionTask, context: TaskContext): Promise<Answer> =>
    lending(context, meaningIsReady, () => bamboo.answer(question, context.signal)),
  opinions: ({ question, meaningIsReady }: QuestionTask, context: TaskContext): Promise<Answer[]> =>
    lending(context, meaningIsReady, () => bamboo.opinions(question, context.signal)),
  ask: ({ expert, question, meaningIsReady }: QuestionTask & { expert: string }, context: TaskContext) =>
    lending(context, meaningIsReady, () => bamboo.ask(expert, question, context.signal)),
  polish: ({ text, wish }: { text: string; wish: Omit<PolishOptions, 'signal'> }, context: TaskContext) =>
    lending(context, false, () => polish(text, { ...wish, signal: context.signal })),
  critique: ({ document, most }: { document: string; most: number }, context: TaskContext) =>
    lending(context, false, () => critiqueText(document, most, context.signal)),
  reword: (input: Rewording) => reword(input),
  harms: (texts: string[]) => texts.map(harmsIn),
};

serveTasks(tasks);
