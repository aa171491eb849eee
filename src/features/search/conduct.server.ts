/** A search from beginning to end, told state by state. Knows nothing of runs: a page without scripts is answered by it, too. */
import type { Log } from '#kit/log.server.ts';
import type { ModelHost } from '#kit/models/model-host.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';
import { askSources } from '#kit/sources/ask-sources.server.ts';
import type { Outcome } from '#kit/sources/outcome.ts';
import { wordsToFind } from '#kit/sources/question.ts';
import type { Sources } from '#kit/sources/sources.server.ts';
import type { BoundAi } from '#tools/run/bound-ai.server.ts';
import { composeQuotes, numberPassages } from './answer/compose.ts';
import { candidatesFor, chooseSentences, type Candidate } from '#kit/sources/quotes/extract.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import type { SearchData, SearchResult } from './data.ts';
import { looksIn, type SearchFilter } from './filters.ts';
import {
  answeredInside,
  askingOutside,
  failedInside,
  insideTitles,
  isOffline,
  withOutcome,
} from './find/asked-list.ts';
import { gather } from './find/gather.server.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import type { Merged, Ranked } from '#kit/sources/results/merge.ts';
import { fewerWords, missesOf } from './find/misses.ts';
import { keepsTo, readQuery } from '#kit/sources/results/query.ts';
import { rankResults } from '#kit/sources/results/rank.server.ts';
import { readResults, type ReadText } from '#kit/sources/results/read-results.server.ts';
import { relatedTo } from './find/related.ts';
import type { FindInside, Where } from './find/site-results.server.ts';
import { thumbnailOf } from './find/thumbnails.server.ts';

export interface SearchInput {
  q: string;
  filter: SearchFilter;
  from?: string | undefined;
  to?: string | undefined;
  answer: 'quotes' | 'written';
}

export interface SearchParts {
  sources: Sources;
  safeFetch: SafeFetch;
  models: ModelHost;
  log: Log;
  signal: AbortSignal;
  findInside: FindInside;
  /** Who may write; without it answers are quotations. */
  ai?: Pick<BoundAi, 'text' | 'engines'> | undefined;
}

/** After so long, what has come is answered from; those who come later join the list. */
const softly = 2500;
const mostResults = 12;
const mostPictures = 16;
const passagesForEngine = 8;

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
    results: [],
    pictures: [],
    passages: [],
    answer: null,
    related: [],
    misses: [],
  };
  const told = (change: Partial<SearchData>) => ({ data: (data = { ...data, ...change }) });
  const heard = (outcome: Outcome) => {
    const asked = withOutcome(data.asked, outcome);
    return told({ asked, isOffline: isOffline(asked) });
  };

  yield { step: outside.length > 0 ? `Asking ${outside.length} sources` : 'Looking in what is here' };
  yield told({});

  const lists: Ranked[] = [];
  const ask = (q: string) =>
    askSources({ sources }, { q, filter: looking.outside ?? 'web', from, to, signal });
  const coming =
    outside.length > 0 ? gather(ask(query.plain), { softly, isEnough: someFound, signal }) : undefined;
  for (const where of ['site', 'mine'] as const) if (looking[where]) yield* lookInside(where);
  for await (const outcome of coming?.inTime() ?? []) {
    lists.push({ source: outcome.source.title, hits: outcome.hits });
    yield heard(outcome);
  }

  const ranked = await rankResults(query, lists, parts);
  if (filter === 'pictures') {
    yield* showPictures(ranked.near.slice(0, mostPictures));
  } else {
    yield* answer(ranked.near.slice(0, mostResults), ranked.byMeaning);
    if (data.results.length === 0) yield told({ misses: missesOf(ranked.misses, words) });
  }

  for await (const outcome of coming?.late() ?? []) {
    yield heard(outcome);
    yield* join(outcome);
  }
  if (data.results.length === 0 && data.pictures.length === 0 && data.misses.length === 0)
    yield* tryFewerWords();

  async function* lookInside(where: Where): AsyncGenerator<SearchUpdate> {
    try {
      const hits = await parts.findInside(where, { q: query.plain, filter });
      lists.push({ source: insideTitles[where], hits });
      yield told({ asked: [...data.asked, answeredInside(where, words, hits.length)] });
    } catch (error) {
      signal.throwIfAborted();
      parts.log.error({ err: error }, 'the index of the site did not answer a search');
      yield told({ asked: [...data.asked, failedInside(where, words)] });
    }
  }

  function* join({ source, hits }: Outcome) {
    const known = new Set(data.results.flatMap(({ href, also }) => [href, ...also.map((one) => one.href)]));
    const fresh = hits
      .filter((hit) => !known.has(hit.href) && !hit.picture && keepsTo(query, hit))
      .slice(0, 3);
    const next = data.results.length + 1;
    const joined = fresh.map((hit, at) =>
      presented({ ...hit, sources: [source.title], also: [], score: 0 }, next + at, false),
    );
    if (joined.length > 0) yield told({ results: [...data.results, ...joined] });
  }

  async function* answer(near: readonly Merged[], byMeaning: boolean): AsyncGenerator<SearchUpdate> {
    if (near.length === 0) return;
    const numbered = near.map((hit, at) => ({
      id: at + 1,
      hit,
      isWhole: hit.isWhole === true || hit.href.startsWith('/'),
    }));
    yield told({ results: numbered.map(({ id, hit }) => presented(hit, id, false)), byMeaning });
    yield { step: 'Reading the best results' };
    const read = await readResults(
      numbered.map(({ id, hit, isWhole }) => ({ id, href: hit.href, text: hit.text, isWhole })),
      parts,
    );
    const kept = numbered.filter(({ id, hit }) =>
      keepsTo(query, { ...hit, text: fullText(hit, read.get(id)!) }),
    );
    const results = kept.map(({ id, hit }) => presented(hit, id, read.get(id)!.isRead));
    const candidates = candidatesFor(
      query.plain,
      kept.map(({ id, hit }) => ({ id, title: hit.title, href: hit.href, passages: read.get(id)!.passages })),
    ).filter(({ passage }) =>
      keepsTo({ ...query, phrases: [], site: undefined }, { title: '', text: passage, href: '' }),
    );
    const nearness = await nearnessTo(
      query.plain,
      candidates.map(({ sentence }) => sentence),
      parts,
    );
    const chosen = chooseSentences(candidates, nearness);
    const headings = [...read.values()].flatMap(({ passages }) => passages.map(({ text }) => text));
    yield told({
      results,
      related: relatedTo(
        query.plain,
        kept.map(({ hit }) => hit),
        headings,
      ),
      ...composeQuotes(chosen, results),
    });
    if (input.answer === 'written' && chosen.length > 0) yield* write(candidates, results);
  }

  async function* write(candidates: readonly Candidate[], results: readonly SearchResult[]) {
    const able = (await parts.ai?.engines(['text'])) ?? [];
    if (!parts.ai || !able.some(({ source }) => source !== 'bamboo')) return;
    yield { step: 'Writing the answer from the passages' };
    const passages = numberPassages(candidates, results).slice(0, passagesForEngine);
    const written = await writeAnswer(parts.ai, { question: query.plain, passages });
    // Without a sentence that a passage bears out, the quotations stand.
    if (!written || written.sentences.length === 0) return;
    const { engine, sentences, dropped } = written;
    yield told({ passages, answer: { by: 'engine', engine, sentences, dropped } });
  }

  async function* showPictures(near: readonly Merged[]): AsyncGenerator<SearchUpdate> {
    const found = near.flatMap(({ title, href, sources: [source = ''], picture }) =>
      picture ? [{ title, href, source, credit: picture.credit, from: picture.thumbnail }] : [],
    );
    if (found.length === 0) return;
    yield { step: 'Fetching small copies' };
    const thumbnails = await Promise.all(found.map(({ from }) => thumbnailOf(from, parts)));
    yield told({
      pictures: found.map(({ from: _, ...picture }, at) => ({ ...picture, thumbnail: thumbnails[at]! })),
    });
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
      const { id, title, home } = outcome.source;
      const asked = { ...askingOutside({ id, title, home } as never, fewer), state: 'answered' as const };
      yield told({
        asked: [...data.asked, { ...asked, found: outcome.hits.length, tookMs: outcome.tookMs }],
      });
    }
    const { near, misses } = await rankResults({ ...query, phrases: [] }, again, parts);
    yield told({ misses: missesOf([...near, ...misses], fewer) });
  }
}

const someFound = (outcomes: readonly Outcome[]) => outcomes.some(({ hits }) => hits.length > 0);

const fullText = ({ text }: Merged, { passages }: ReadText) =>
  `${text} ${passages.map((passage) => passage.text).join(' ')}`;

const presented = (
  { title, href, text, date, by, sources, also }: Merged,
  id: number,
  isRead: boolean,
): SearchResult => ({ id, title, href, text, date: date ?? null, by: by ?? null, sources, also, isRead });
