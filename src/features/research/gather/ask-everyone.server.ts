/** Asks every place that knows texts at once, and the index of this site; nobody is asked twice because two lists name them. */
import type { RunContext } from '#tools/define/define-run.server.ts';
import { noteFor } from '#kit/sources/outcome.ts';
import { questionOf, wordsToFind } from '#kit/sources/question.ts';
import type { Ranked } from '#kit/sources/results/merge.ts';
import type { OutsideFilter } from '#kit/sources/source.ts';
import type { ConsultedSource } from '../data.ts';

type Context = Pick<RunContext, 'find' | 'log' | 'signal' | 'sources'>;

const filters: readonly OutsideFilter[] = ['web', 'academic', 'discussions'];
/** Knows where things are, and tells nothing about them. */
const mapsOnly = new Set(['openstreetmap']);
const inside = [
  { title: 'This site', sources: ['help', 'page', 'creation', 'question'], shared: true, limit: 6 },
  { title: 'Your works', sources: ['work', 'document'], mine: true, owned: true, limit: 8 },
] as const;
/** Of the words, or of the meaning: less is about something else. */
const least = { share: 0.6, nearness: 0.5 };

export interface Answers {
  asked: ConsultedSource[];
  lists: Ranked[];
}

export async function askEveryone(q: string, context: Context): Promise<Answers> {
  const all = await Promise.all([
    ...askOutside(q, context),
    ...inside.map((place) => askInside(q, place, context)),
  ]);
  return { asked: all.map(({ asked }) => asked), lists: all.map(({ list }) => list) };
}

interface Heard {
  asked: ConsultedSource;
  list: Ranked;
}

function askOutside(q: string, { sources, signal }: Context): Promise<Heard>[] {
  const first = new Map<string, OutsideFilter>();
  for (const filter of filters)
    for (const { id } of sources.list(filter)) if (!first.has(id) && !mapsOnly.has(id)) first.set(id, filter);
  return [...first].flatMap(([id, filter]) => {
    const outcome = sources.askOnly(id, questionOf({ q, filter }), signal);
    if (!outcome) return [];
    return outcome.then(({ source: { title, home }, state, note, words, isOutOfReach, hits }) => ({
      asked: { title, home, state, note, words, found: hits.length, isOutOfReach },
      list: { source: title, hits: hits.filter(({ picture }) => !picture) },
    }));
  });
}

async function askInside(
  q: string,
  { title, sources, ...wanted }: (typeof inside)[number],
  { find, log, signal }: Context,
): Promise<Heard> {
  const source = { title, home: null, words: wordsToFind(q), isOutOfReach: false };
  try {
    const { hits } = await find({ q, sources, ...wanted });
    const near = hits
      .filter(({ share, nearness }) => share >= least.share || (nearness ?? 0) >= least.nearness)
      .map(({ title: name, text, href, at }) => ({
        title: name,
        text,
        href,
        // What is part of the program has no day of its own.
        date: at.getTime() > 0 ? at.toISOString().slice(0, 10) : undefined,
        isWhole: true,
      }));
    return {
      asked: { ...source, state: 'answered', note: null, found: near.length },
      list: { source: title, hits: near },
    };
  } catch (error) {
    signal.throwIfAborted();
    log.error(
      { event: 'research.site_index_failed', err: error },
      'The index of the site did not answer a research.',
    );
    return {
      asked: { ...source, state: 'away', note: noteFor('away', title), found: 0 },
      list: { source: title, hits: [] },
    };
  }
}
