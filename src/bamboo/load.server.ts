/** Bamboo as the rest of the application sees it: its work is done in a worker, which asks back for what only we can read. */
import type { Bamboo } from './bamboo.server.ts';
import { bambooPool } from './bamboo-pool.server.ts';
import type { AskedBefore, Library, Question } from './expert.ts';
import { checkGrammar } from './check-grammar.server.ts';
import type { MainCalls } from './main-calls.ts';
import type { TaughtRule } from './polish-edit.ts';
import type { MeaningModel } from './experts/reader/reader-meaning.server.ts';

export type LoadBamboo = () => Promise<Bamboo>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** The built-in engine by itself: for answers that need no choice of engine. */
    bamboo: LoadBamboo;
  }
}

export type TaughtBy = (asker: string) => Promise<readonly TaughtRule[]>;

export interface Lent {
  libraries: readonly Library[];
  /** What people here asked and answered. */
  askedBefore?: readonly AskedBefore[];
  /** A model for sentences, that a text may be read in a further way. */
  meaning?: MeaningModel;
  /** What someone taught by refusing corrections. */
  taughtBy?: readonly TaughtBy[];
}

/** Its worker starts with the first question, not with the process. */
export function lazyBamboo(lent: Lent): LoadBamboo {
  let experts: Promise<Bamboo['experts']> | undefined;
  return async () => {
    experts ??= bambooPool.runTask('experts', undefined);
    try {
      return inWorker(await experts, lent);
    } catch (error) {
      experts = undefined;
      throw error;
    }
  };
}

function inWorker(experts: Bamboo['experts'], lent: Lent): Bamboo {
  const asked = ({ taught: _, ...question }: Question) => ({
    question,
    meaningIsReady: lent.meaning?.isReady() ?? false,
  });
  const options = ({ asker }: Question, signal?: AbortSignal) => ({
    signal,
    who: asker,
    calls: { ...callsFor(lent, { asker, signal }) },
  });
  return {
    experts,
    answer: (question, signal) => bambooPool.runTask('answer', asked(question), options(question, signal)),
    opinions: (question, signal) =>
      bambooPool.runTask('opinions', asked(question), options(question, signal)),
    ask: (expert, question, signal) =>
      bambooPool.runTask('ask', { expert, ...asked(question) }, options(question, signal)),
  };
}

const callsFor = (
  { libraries, askedBefore = [], meaning, taughtBy = [] }: Lent,
  { asker, signal }: { asker: string | undefined; signal: AbortSignal | undefined },
): MainCalls => ({
  async knownByHeart(text) {
    for (const library of libraries) {
      const hit = await library.known?.(text);
      if (hit) return hit;
    }
    return undefined;
  },
  async searchLibrary({ text, ...options }) {
    return (await Promise.all(libraries.map((library) => library.search(text, options)))).flat();
  },
  async findAsked(text) {
    for (const { find } of askedBefore) {
      const hit = await find(text);
      if (hit) return hit;
    }
    return undefined;
  },
  embed: async (texts) => (meaning ? meaning.embed(texts, { signal }) : []),
  taughtBy: async (asker) => (await Promise.all(taughtBy.map((rulesOf) => rulesOf(asker)))).flat(),
  checkGrammar: ({ text, words, more }) => checkGrammar(text, words, more, asker),
});
