/** What Bamboo's worker asks of the main thread: what only it can read, and the processes that it keeps. */
import type { LibraryHit } from './expert.ts';
import type { TaughtRule } from './polish-edit.ts';
import type { GrammarCheck } from './grammar-check.ts';

export interface MainCalls {
  knownByHeart(text: string): Promise<LibraryHit | undefined>;
  searchLibrary(wanted: { text: string; page?: string }): Promise<readonly LibraryHit[]>;
  findAsked(text: string): Promise<LibraryHit | undefined>;
  embed(texts: string[]): Promise<Float32Array[]>;
  taughtBy(asker: string): Promise<readonly TaughtRule[]>;
  checkGrammar(asked: {
    text: string;
    words: string[];
    more: Parameters<GrammarCheck>[2];
  }): ReturnType<GrammarCheck>;
}
