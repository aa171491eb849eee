/** The one way to search outside: each source's outcome as it comes. */
import type { Outcome } from './outcome.ts';
import { questionOf, type SearchRequest } from './question.ts';
import type { Sources } from './sources.server.ts';

interface AskedNow extends SearchRequest {
  signal: AbortSignal;
}

export function askSources(
  { sources }: { sources: Sources },
  { signal, ...asked }: AskedNow,
): AsyncGenerator<Outcome, void, undefined> {
  return sources.ask(questionOf(asked), signal);
}
