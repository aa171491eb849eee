/**
 * Places outside and this site on a panel: an encyclopaedia, discussions, papers, the person's own works. Each is a member in its own
 * words: sentences that stand in it, with the link to where. Who has nothing on the question is not seated.
 */
import { askSources } from '#kit/sources/ask-sources.server.ts';
import type { Outcome } from '#kit/sources/outcome.ts';
import { questionOf } from '#kit/sources/question.ts';
import { passagesOf } from '#kit/sources/passages.ts';
import { candidatesFor, chooseSentences } from '#kit/sources/quotes/extract.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import type { Hit, OutsideFilter } from '#kit/sources/source.ts';
import { tellingStems } from '#language/sentences.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { Member } from '../data.ts';
import type { Seat } from './floor.server.ts';

type Context = Pick<RunContext, 'find' | 'log' | 'models' | 'signal' | 'sources'>;

/** What one of them says. */
export interface Quoted extends Seat {
  text: string;
  links: Member['sources'];
}

/** One that was asked and says nothing, with why. */
export interface PassedOver {
  title: string;
  note: string | null;
}

const asked: readonly OutsideFilter[] = ['web', 'discussions', 'academic'];
/** One of these shares its knowledge with the other. */
const families: Readonly<Record<string, string>> = { wikidata: 'Wikimedia', wikipedia: 'Wikimedia' };
const mostSentences = 3;
const mostRead = 4;
/** One word is no question that somebody outside could answer. */
const fewestWords = 2;
const least = { share: 0.6, nearness: 0.5 };

/** Whether a question makes sense to someone who knows nothing of the talk. */
export const canBeAskedOutside = (question: string) => tellingStems(question).length >= fewestWords;

export async function* askOutside(question: string, context: Context): AsyncGenerator<Quoted | PassedOver> {
  const seen = new Set<string>();
  for (const quoted of await insideOf(question, context)) yield quoted;
  const outcomes = asked.map((filter) =>
    askSources(context, { q: question, filter, signal: context.signal }),
  );
  for await (const outcome of merged(outcomes)) {
    if (seen.has(outcome.source.id)) continue;
    seen.add(outcome.source.id);
    const quoted = outcome.hits.length > 0 && (await quoteOf(question, outcome.hits, context));
    yield quoted ? { ...seatOf(outcome), ...quoted } : { title: outcome.source.title, note: outcome.note };
  }
}

/** The same again, for one of them. */
export async function askOutsideAgain(
  engine: string,
  question: string,
  context: Context,
): Promise<Quoted | undefined> {
  const inside = await insideOf(question, context);
  const found = inside.find((one) => one.engine === engine);
  if (found) return found;
  const id = engine.replace(/^source\//, '');
  const outcome = await context.sources.askOnly(
    id,
    questionOf({ q: question, filter: 'web' }),
    context.signal,
  );
  const quoted = outcome && outcome.hits.length > 0 && (await quoteOf(question, outcome.hits, context));
  return quoted ? { ...seatOf(outcome), ...quoted } : undefined;
}

export const isOutside = ({ engine }: Pick<Seat, 'engine'>) => /^(?:source|site)\//.test(engine);

const seatOf = ({ source: { id, title } }: Outcome): Seat => ({
  engine: `source/${id}`,
  title,
  provider: 'Quoted from outside',
  family: families[id] ?? title,
});

/** Accepted answers and creations of this site, and what the person wrote themselves. The help answers as one of Bamboo's. */
async function insideOf(question: string, context: Context): Promise<Quoted[]> {
  const [site, own] = await Promise.all([
    context.find({ q: question, sources: ['question', 'creation'], shared: true, limit: mostRead }),
    context.find({ q: question, sources: ['work', 'document'], mine: true, owned: true, limit: mostRead }),
  ]);
  const places = [
    { engine: 'site/everyone', title: 'This site', family: 'This site', found: site.hits },
    { engine: 'site/own', title: 'Your works', family: 'Your works', found: own.hits },
  ];
  const quoted: Quoted[] = [];
  for (const { found, ...place } of places) {
    const hits = found.filter(
      ({ share, nearness }) => share >= least.share || (nearness ?? 0) >= least.nearness,
    );
    const words = hits.length > 0 && (await quoteOf(question, hits, context));
    if (words) quoted.push({ ...place, provider: 'Quoted from here', ...words });
  }
  return quoted;
}

/** The sentences that say most about it, word for word; nothing where none does. */
export async function quoteOf(
  question: string,
  hits: readonly Pick<Hit, 'title' | 'href' | 'text'>[],
  context: Pick<Context, 'log' | 'models' | 'signal'>,
): Promise<Pick<Quoted, 'text' | 'links'> | undefined> {
  const read = hits
    .slice(0, mostRead)
    .map(({ title, href, text }, id) => ({ id, title, href, passages: passagesOf(text.split('\n')) }));
  const candidates = candidatesFor(question, read);
  const nearness = await nearnessTo(
    question,
    candidates.map(({ sentence }) => sentence),
    context,
  );
  const chosen = chooseSentences(candidates, nearness).slice(0, mostSentences);
  if (chosen.length === 0) return undefined;
  const pages = [...new Set(chosen.map(({ result }) => result))];
  return {
    text: chosen.map(({ sentence }) => sentence).join(' '),
    links: pages.map((page) => {
      const { title, href } = read[page]!;
      const first = chosen.find(({ result }) => result === page)!;
      return { title, href: withQuote(href, { sentence: first.sentence }) };
    }),
  };
}

/** Whoever answers first comes first. */
async function* merged<T>(streams: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  const next = (stream: AsyncGenerator<T>) => stream.next().then((step) => ({ stream, step }));
  const waiting = new Map(streams.map((stream) => [stream, next(stream)]));
  while (waiting.size > 0) {
    const { stream, step } = await Promise.race(waiting.values());
    if (step.done) waiting.delete(stream);
    else {
      waiting.set(stream, next(stream));
      yield step.value;
    }
  }
}
