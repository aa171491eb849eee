/** The sources of this process, with what is known of each: whether it rests, when it may be asked again, what it said. */
import type { Log } from '#kit/log.server.ts';
import { createSafeFetch } from '#kit/net/safe-fetch.server.ts';
import type { Settings } from '#kit/settings.server.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { createBudget, type Budget } from './budget.ts';
import { SourceFailure, failureOf } from './failure.server.ts';
import { noteFor, type Outcome } from './outcome.ts';
import { sourcesFor } from './registry.server.ts';
import type { Question, Source } from './source.ts';
import { speakTo } from './speak.server.ts';
import { tidyHits } from './tidy-hits.server.ts';

const usualDeadline = 4000;
const maxBytes = 2_000_000;

interface Known {
  source: Source;
  base: string;
  breaker: Breaker;
  budget: Budget;
  /** Whether not a word came back when it was last asked. */
  wasUnreached: boolean;
}

interface Options {
  settings: Pick<Settings, 'sources' | 'publicUrl' | 'product'>;
  log: Log;
  now?: () => number;
  /** Instead of those of the settings. */
  list?: readonly Source[];
}

export type Sources = ReturnType<typeof createSources>;

export function createSources({ settings, log, now = Date.now, list }: Options) {
  const { at, searxngUrl } = settings.sources;
  const fetch = createSafeFetch({
    // Addresses of the owner, never of people.
    permit: [at, searxngUrl].flatMap((url) => (url ? hostOf(url) : [])),
    limits: { maxBytes, maxRedirects: 3, timeoutMs: 15_000 },
  });
  const userAgent = `${settings.product.name}/1.0 (${settings.publicUrl}; ${settings.product.supportEmail})`;
  const cache = createAnswerCache(now);
  const known = (list ?? sourcesFor(settings.sources)).map((source): Known => ({
    source,
    base: at && source.id !== 'searxng' ? `${at}/${source.id}` : source.base,
    breaker: createBreaker(now),
    budget: createBudget(source.budget ?? {}, now),
    wasUnreached: false,
  }));

  async function askOne(one: Known, question: Question, signal: AbortSignal): Promise<Outcome> {
    const { source } = one;
    const startedAt = now();
    const outcomeOf = (outcome: Pick<Outcome, 'state' | 'note' | 'hits'>): Outcome => ({
      source: { id: source.id, title: source.title, home: source.home },
      words: question.words,
      tookMs: now() - startedAt,
      isOutOfReach: outcome.state !== 'answered' && one.wasUnreached,
      ...outcome,
    });
    try {
      const hits = cache.find(source.id, question) ?? (await askAnew(one, question, signal));
      return outcomeOf({ state: 'answered', note: null, hits });
    } catch (error) {
      signal.throwIfAborted();
      const { why, cause } = error as SourceFailure;
      if (!(error instanceof SourceFailure)) throw error;
      log.info(
        { event: 'source.request_failed', source: source.id, why, err: cause },
        'A source did not answer.',
      );
      return outcomeOf({ state: why, note: noteFor(why, source.title), hits: [] });
    }
  }

  async function askAnew(one: Known, question: Question, signal: AbortSignal) {
    const { source, base, breaker, budget } = one;
    if (!breaker.mayAsk()) throw new SourceFailure('resting');
    const within = source.deadline ?? usualDeadline;
    const deadline = AbortSignal.timeout(within);
    const both = AbortSignal.any([signal, deadline]);
    try {
      if (!(await budget.turn(now() + within / 2, both))) throw new SourceFailure('budget');
      const ask = speakTo({
        fetch,
        base: base.replace('{language}', question.language),
        userAgent,
        signal: both,
      });
      const hits = tidyHits(await source.search(question, ask), question);
      breaker.went(true);
      one.wasUnreached = false;
      cache.keep(source.id, question, hits);
      return hits;
    } catch (error) {
      if (signal.aborted) {
        breaker.gaveUp();
        throw error;
      }
      const failure = failureOf(error, deadline.aborted);
      // That it was not asked, or refused this one question, says nothing about it.
      if (failure.why === 'budget') breaker.gaveUp();
      else if (failure.why === 'limited') breaker.went(false, { pause: failure.pause ?? 60_000 });
      else breaker.went(failure.why === 'refused');
      if (failure.why !== 'budget') one.wasUnreached = failure.isUnreached;
      throw failure;
    }
  }

  return {
    /** One of them, by its id; nothing where there is no such source. */
    askOnly(id: string, question: Question, signal: AbortSignal): Promise<Outcome> | undefined {
      const one = known.find(({ source }) => source.id === id);
      return one && askOne(one, question, signal);
    },
    /** Those that would be asked. */
    list: (filter: Question['filter']): Source[] =>
      known.map(({ source }) => source).filter(({ filters }) => filters.includes(filter)),
    /** All at once; whoever answers first comes first. */
    async *ask(question: Question, signal: AbortSignal): AsyncGenerator<Outcome, void, undefined> {
      if (question.words === '') return;
      const waiting = new Map(
        known
          .filter(({ source }) => source.filters.includes(question.filter))
          .map((one) => {
            const outcome = askOne(one, question, signal).then((answered) => ({ one, answered }));
            // Whoever stops listening has no use for what comes after.
            outcome.catch(() => undefined);
            return [one, outcome] as const;
          }),
      );
      while (waiting.size > 0) {
        const { one, answered } = await Promise.race(waiting.values());
        waiting.delete(one);
        yield answered;
      }
    },
  };
}

function hostOf(address: string): string {
  const url = new URL(address);
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
}
