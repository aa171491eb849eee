/** A search from beginning to end, told state by state. Knows nothing of runs: a page without scripts is answered by it, too. */
import { askSources } from '#kit/sources/ask-sources.server.ts';
import type { Outcome } from '#kit/sources/outcome.ts';
import { wordsToFind } from '#kit/sources/question.ts';
import { withinDates } from '#kit/sources/tidy-hits.server.ts';
import { answerFrom } from './answer/answer-from.server.ts';
import type { SearchData } from './data.ts';
import { looksIn } from './filters.ts';
import {
  answeredInside,
  askingOutside,
  failedInside,
  insideTitles,
  isOffline,
  withOutcome,
} from './find/asked-list.server.ts';
import { gather } from './find/gather.server.ts';
import type { Ranked } from '#kit/sources/results/merge.ts';
import { fewerWords, missesOf } from './find/misses.ts';
import { presented } from './find/present.ts';
import { keepsTo, readQuery } from '#kit/sources/results/query.ts';
import { rankResults } from '#kit/sources/results/rank.server.ts';
import { showPictures } from './find/show-pictures.server.ts';
import type { Where } from './find/site-results.server.ts';
import type { SearchInput, SearchParts } from './parts.server.ts';

/** After so long, what has come is answered from; those who come later join the list. */
const softly = 2500;
const mostResults = 12;
/** Of a source that comes after the answer. */
const mostLate = 3;

export type SearchUpdate = { step: string } | { data: SearchData };

export async function* searchFor(
  input: SearchInput,
  parts: SearchParts,
): AsyncGenerator<SearchUpdate, void, undefined> {
  const { signal, sources } = parts;
  const { filter, from, to } = input;
  const query = readQuery(input.q);
  const words = wordsToFind(query.plain);
  const looking = looksIn[filter];
  const outside = looking.outside ? sources.list(looking.outside) : [];

  let data: SearchData = {
    q: input.q,
    filter,
    from: from ?? null,
    to: to ?? null,
    asked: outside.map((source) => askingOutside(source, words)),
    isOffline: false,
    byMeaning: false,
    known: null,
    results: [],
    pictures: [],
    passages: [],
    answer: null,
    related: [],
    misses: [],
  };
  const withChange = (change: Partial<SearchData>) => ({ data: (data = { ...data, ...change }) });
  const isEmpty = () => !data.known && data.results.length === 0 && data.pictures.length === 0;
  const heard = (outcome: Outcome) => {
    const asked = withOutcome(data.asked, outcome);
    return withChange({ asked, isOffline: isOffline(asked) });
  };

  yield { step: outside.length > 0 ? `Asking ${outside.length} sources` : 'Searching this site' };
  yield withChange({});

  const lists: Ranked[] = [];
  let isBuiltInHandle = false;
  const ask = (q: string) =>
    askSources({ sources }, { q, filter: looking.outside ?? 'web', from, to, signal });
  const coming =
    outside.length > 0 ? gather(ask(query.plain), { softly, isEnough: someFound, signal }) : undefined;
  if (looking.books) yield* lookUp();
  for (const where of ['site', 'mine'] as const) if (looking[where]) yield* lookInside(where);
  for await (const outcome of coming?.inTime() ?? []) {
    lists.push({ source: outcome.source.title, hits: outcome.hits });
    yield heard(outcome);
  }

  const ranked = await rankResults(query, lists, parts);
  yield withChange({ byMeaning: ranked.byMeaning });
  const near = ranked.near.slice(0, mostResults);
  const changes =
    filter === 'pictures' ? showPictures(ranked.near, parts) : answerFrom(near, query, input.answer, parts);
  for await (const one of changes) {
    if (!('change' in one)) yield one;
    // The help has answered; sentences picked from beside it would only blur that.
    else yield withChange(isBuiltInHandle ? { ...one.change, answer: null, passages: [] } : one.change);
  }
  if (isEmpty()) yield withChange({ misses: missesOf(ranked.misses, words) });

  for await (const outcome of coming?.late() ?? []) {
    yield heard(outcome);
    yield* join(outcome);
  }
  if (isEmpty() && data.misses.length === 0) yield* tryFewerWords();

  async function* lookUp(): AsyncGenerator<SearchUpdate> {
    try {
      const entry = await parts.lookUp(query.plain, signal);
      isBuiltInHandle = entry?.ofBuiltIn ?? false;
      const known = entry && { text: entry.text, sources: entry.sources };
      yield withChange({
        known,
        asked: [...data.asked, answeredInside('books', query.plain, known ? 1 : 0)],
      });
    } catch (error) {
      signal.throwIfAborted();
      parts.log.error({ event: 'search.bamboo_failed', err: error }, 'Bamboo did not answer a search.');
      yield withChange({ asked: [...data.asked, failedInside('books', query.plain)] });
    }
  }

  async function* lookInside(where: Where): AsyncGenerator<SearchUpdate> {
    try {
      const hits = withinDates(await parts.findInside(where, { q: query.plain, filter }), { from, to });
      lists.push({ source: insideTitles[where], hits });
      yield withChange({ asked: [...data.asked, answeredInside(where, words, hits.length)] });
    } catch (error) {
      signal.throwIfAborted();
      parts.log.error(
        { event: 'search.site_index_failed', err: error },
        'The index of the site did not answer a search.',
      );
      yield withChange({ asked: [...data.asked, failedInside(where, words)] });
    }
  }

  /** Behind the others: the answer above does not change under the reader's eyes. */
  async function* join({ source, hits }: Outcome): AsyncGenerator<SearchUpdate> {
    const addresses = new Set(
      data.results.flatMap(({ href, also }) => [href, ...also.map((one) => one.href)]),
    );
    const fresh = hits.filter((hit) => !addresses.has(hit.href) && !hit.picture && keepsTo(query, hit));
    const { near } = await rankResults(query, [{ source: source.title, hits: fresh }], parts);
    const last = data.results.at(-1)?.id ?? 0;
    const joined = near.slice(0, mostLate).map((hit, at) => presented(hit, last + 1 + at, false));
    if (joined.length > 0) yield withChange({ results: [...data.results, ...joined], misses: [] });
  }

  /** The last resort before "not found": what comes when one asks for less. */
  async function* tryFewerWords(): AsyncGenerator<SearchUpdate> {
    const fewer = fewerWords(words);
    const able = data.asked.filter(({ home, state }) => home !== null && state === 'answered');
    if (!fewer || able.length === 0) return;
    yield { step: 'Trying with fewer words' };
    const again: Ranked[] = [];
    for await (const outcome of ask(fewer)) {
      if (outcome.state !== 'answered') continue;
      again.push({ source: outcome.source.title, hits: outcome.hits });
      yield withChange({
        asked: withOutcome([...data.asked, askingOutside(outcome.source, fewer)], outcome),
      });
    }
    const { near, misses } = await rankResults({ ...query, phrases: [] }, again, parts);
    yield withChange({ misses: missesOf([...near, ...misses], fewer) });
  }
}

const someFound = (outcomes: readonly Outcome[]) => outcomes.some(({ hits }) => hits.length > 0);
