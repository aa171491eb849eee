import type { Bamboo } from './bamboo.server.ts';
import type { AskedBefore, Library } from './expert.ts';
import type { TaughtRule } from './polish-edit.ts';
import type { MeaningModel } from './experts/reader/reader-meaning.server.ts';

export type LoadBamboo = () => Promise<Bamboo>;

declare module '#kit/services.server.ts' {
  interface Services {
    /** The engine that comes with the house, by itself: for answers that need no choice of engine. */
    bamboo: LoadBamboo;
  }
}

interface Lent {
  libraries: readonly Library[];
  /** What people here asked and answered. */
  askedBefore?: AskedBefore;
  /** A model for sentences, that a text may be read in a further way. */
  meaning?: MeaningModel;
  /** What someone taught by refusing corrections. */
  taughtBy?: (asker: string) => Promise<readonly TaughtRule[]>;
}

/** Its books are opened with the first question, not with the process. */
export function lazyBamboo({ libraries, askedBefore, meaning, taughtBy }: Lent): LoadBamboo {
  let loaded: Promise<Bamboo> | undefined;
  async function load() {
    const { createBamboo } = await import('./bamboo.server.ts');
    const { readerByMeaning } = await import('./experts/reader/reader-meaning.server.ts');
    const witnesses = meaning ? [readerByMeaning(meaning)] : [];
    return createBamboo({ libraries, askedBefore, witnesses, taughtBy });
  }
  return () => (loaded ??= load());
}
