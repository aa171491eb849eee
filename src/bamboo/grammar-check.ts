import type { ModelCalls } from '#kit/models/calls.ts';

/** Nothing where the checker could not do it, or too many wait for it: what we know ourselves then has to do, and people read that it is not all. */
export type GrammarCheck = (
  text: string,
  words: string[],
  more?: Pick<ModelCalls['grammar']['input'], 'language' | 'style'>,
  /** For whom: people take turns. */
  who?: string,
) => Promise<ModelCalls['grammar']['output'] | undefined>;

/** What people read where the checker could not be asked: never that there were no mistakes. */
export const notChecked =
  'The grammar checker was too busy to read all of this. Try again in a minute: there may be more mistakes.';
