/** One point of a plan: searched for everywhere, the best pages read, the sentences that tell of it noted word for word. */
import { AppError } from '#kit/errors.ts';
import { candidatesFor, chooseSentences, type Candidate } from '#kit/sources/quotes/extract.ts';
import { withQuote } from '#kit/quotes/quote-link.ts';
import { unitsOf } from '#kit/sources/quotes/relevance.ts';
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { rankResults } from '#kit/sources/results/rank.server.ts';
import { readResults } from '#kit/sources/results/read-results.server.ts';
import { writeAnswer } from '#tools/cite/written.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import { soughtFor } from '../plan/to-search.ts';
import { canWrite } from '#tools/cite/can-write.server.ts';
import { askEveryone } from './ask-everyone.server.ts';
import type { FoundNote, FoundOnPoint } from './found.ts';
import { weigh } from './weigh.server.ts';

const mostPages = 10;
export const mostNotes = 8;

type Context = Pick<RunContext, 'ai' | 'find' | 'log' | 'models' | 'safeFetch' | 'signal' | 'sources'>;

export async function lookInto(point: string, question: string, context: Context): Promise<FoundOnPoint> {
  const { q, about, tells, own } = soughtFor(point, question);
  const { asked, lists } = await askEveryone(q, context);
  const query = { plain: about, phrases: [], without: [], site: undefined };
  const { near } = await rankResults(query, lists, context);
  const best = near.slice(0, mostPages);
  const read = await readResults(
    best.map(({ href, text, isWhole }, id) => ({
      id,
      href,
      text,
      isWhole: isWhole === true || href.startsWith('/'),
    })),
    context,
  );
  const candidates = candidatesFor(
    about,
    best.map(({ title, href }, id) => ({ id, title, href, passages: read.get(id)!.passages })),
    tells,
  ).filter(({ result, passage }) => !own || namesSome(own, `${best[result]!.title} ${passage}`));
  const nearness = await nearnessTo(
    point,
    candidates.map(({ sentence }) => sentence),
    context,
  );
  const chosen = chooseSentences(candidates, nearness, mostNotes);
  const quoteOf = ({ result, sentence }: Candidate) => {
    const { href } = best[result]!;
    return { page: result, sentence, href: withQuote(href, { sentence }) };
  };
  const placeOf = (page: number) => URL.parse(best[page]!.href)?.hostname ?? 'here';
  const { contests, alsoSaid } = await weigh(candidates.map(quoteOf), placeOf, context);
  const notes = chosen.map((candidate): FoundNote => {
    const quote = quoteOf(candidate);
    return { ...quote, passage: candidate.passage, also: alsoSaid(quote) };
  });
  return {
    asked,
    found: lists.reduce((sum, { hits }) => sum + hits.length, 0),
    pages: best.map(({ title, href, by, date, sources }, id) => ({
      title,
      href,
      by: by ?? null,
      date: date ?? null,
      foundBy: sources,
      isRead: read.get(id)!.isRead,
    })),
    notes,
    contests,
    ...(await writeUp(point, notes, context)),
  };
}

const namesSome = (words: string, text: string) => !unitsOf(words).isDisjointFrom(unitsOf(text));

/** In an engine's words, from the notes alone; without one, or where it fails, the notes stand for themselves. */
async function writeUp(
  point: string,
  notes: readonly FoundNote[],
  { ai, log, signal }: Context,
): Promise<Pick<FoundOnPoint, 'written' | 'note'>> {
  if (notes.length === 0 || !(await canWrite(ai))) return { written: null, note: null };
  const passages = notes.map(({ passage }, id) => ({ id: id + 1, text: passage }));
  try {
    const answer = await writeAnswer(ai, { question: point, passages });
    if (!answer || answer.sentences.length === 0) return { written: null, note: null };
    const sentences = answer.sentences.map(({ text, passages: ids }) => ({
      text,
      notes: ids.map((id) => id - 1),
    }));
    const { engine, dropped } = answer;
    return { written: { engine, dropped, sentences }, note: null };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    log.info(
      { event: 'research.write_up_failed', err: error },
      'An engine could not write up a point, so its quotes are shown.',
    );
    return { written: null, note: `${error.message} The sources are quoted instead.` };
  }
}
